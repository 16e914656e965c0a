type Kind = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

interface Details {
  code?: string;
  decline_code?: string;
  param?: string;
}

/** An error in the format that the provider's SDK reads. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly kind: Kind,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }

  get body() {
    return { error: { type: this.kind, message: this.message, ...this.details } };
  }
}

export function invalid(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, 'invalid_request_error', message, { code, param });
}

export function missingParameter(param: string): ApiError {
  return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
}

/** @param kind the noun as the provider writes it, such as `subscription` */
export function noSuch(kind: string, id: string, param = 'id', status = 404): ApiError {
  return new ApiError(status, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}

export function declined(message: string, declineCode = 'generic_decline'): ApiError {
  return new ApiError(402, 'card_error', message, {
    code: 'card_declined',
    decline_code: declineCode,
  });
}
