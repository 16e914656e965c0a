/** Every error of the product: its stable code and its HTTP status. */
export const ERROR_STATUS = {
  not_signed_in: 401,
  sign_in_failed: 401,
  token_refused: 401,
  password_needed: 401,
  password_wrong: 401,
  fresh_sign_in_needed: 401,
  upload_limit_reached: 402,
  plan_required: 402,
  team_paused: 402,
  team_limit_reached: 402,
  storage_limit_reached: 402,
  screenshot_locked: 402,
  share_limit_reached: 402,
  payment_failed: 402,
  foreign_origin: 403,
  sign_in_state_mismatch: 403,
  sign_in_not_allowed: 403,
  account_disabled: 403,
  link_of_other_browser: 403,
  passkey_refused: 403,
  recovery_code_refused: 403,
  role_too_low: 403,
  invite_not_yours: 403,
  session_needed: 403,
  scope_too_small: 403,
  sharing_off: 403,
  share_rule: 403,
  not_found: 404,
  screenshot_not_found: 404,
  team_not_found: 404,
  member_not_found: 404,
  invite_not_found: 404,
  collection_not_found: 404,
  tag_not_found: 404,
  date_not_found: 404,
  comment_not_found: 404,
  entity_not_found: 404,
  finding_not_found: 404,
  share_not_found: 404,
  key_not_found: 404,
  pairing_not_found: 404,
  way_in_not_found: 404,
  link_not_found: 404,
  passkey_not_found: 404,
  duplicate_image: 409,
  date_taken: 409,
  edited_meanwhile: 409,
  collection_is_live: 409,
  too_many_live_collections: 409,
  no_subscription: 409,
  already_on_plan: 409,
  owns_team: 409,
  team_needs_owner: 409,
  already_in_space: 409,
  already_member: 409,
  screenshot_in_trash: 409,
  comments_need_team: 409,
  not_clean: 409,
  being_prepared: 409,
  too_many_shares: 409,
  pairing_over: 409,
  identity_taken: 409,
  last_way_in: 409,
  last_operator: 409,
  own_account: 409,
  operator_elsewhere: 409,
  account_exists: 409,
  passkey_taken: 409,
  passkeys_unavailable: 409,
  too_many_passkeys: 409,
  too_many_keys: 409,
  too_many_teams: 409,
  no_vision_model: 409,
  file_too_large: 413,
  body_too_large: 413,
  unsupported_image: 415,
  range_not_satisfiable: 416,
  foreign_host: 421,
  invalid_input: 422,
  invalid_cursor: 422,
  file_missing: 422,
  image_unreadable: 422,
  image_too_many_pixels: 422,
  image_side_too_long: 422,
  image_too_many_frames: 422,
  image_too_many_pages: 422,
  image_too_costly: 422,
  processing_failed: 422,
  plan_not_for_sale: 422,
  bad_signature: 422,
  too_many_requests: 429,
  too_many_streams: 429,
  internal: 500,
  identity_unavailable: 503,
  payments_not_configured: 503,
  payments_unavailable: 503,
  database_unavailable: 503,
  storage_unavailable: 503,
  images_unavailable: 503,
  shutting_down: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** An error whose sentence says what happened and what to do. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'AppError';
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The body of the answer; errors with a body of their own override it. */
  toBody(): Record<string, unknown> {
    return { error: this.message, code: this.code, details: this.details };
  }
}

/** `what` is counted: requests, uploads, passwords. */
export function tooMany(what: string, seconds: number): AppError {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  return new AppError('too_many_requests', `Too many ${what}. Try again in ${wait}.`, {
    retry_after_seconds: seconds,
  });
}
