export interface Waiting {
  /** The person or workspace that the work is done for. */
  person: string;
  /** Needs the one place where large images are decoded. */
  isHeavy: boolean;
}

/** Most people wait with nothing spent; the others are forgotten above this number once the rest has caught up. */
const MOST_REMEMBERED = 1_000;

/**
 * The order of images that wait for a decoder; that of jobs is in `server/infra/queue/fair-turn.ts`. Start-time fair
 * queueing: the next job is that of the person who has used the decoders least. A person who was idle
 * begins at the level of the others, so that idle time earns no priority.
 */
export class FairQueue<Job extends Waiting> {
  private readonly waiting = new Map<string, Job[]>();
  private readonly spent = new Map<string, number>();
  /** Use of the person who was served last. */
  private level = 0;

  add(job: Job): void {
    const { person } = job;
    this.spent.set(person, Math.max(this.level, this.spent.get(person) ?? 0));
    this.waiting.set(person, [...(this.waiting.get(person) ?? []), job]);
  }

  /** The next job, removed from the queue; heavy ones only where they are allowed. */
  take(isHeavyAllowed: boolean): Job | undefined {
    let next: Job | undefined;
    for (const jobs of this.waiting.values()) {
      const job = jobs.find(({ isHeavy }) => isHeavyAllowed || !isHeavy);
      if (job && (!next || this.spentBy(job) < this.spentBy(next))) next = job;
    }
    if (next) this.remove(next);
    return next;
  }

  charge(person: string, cost: number): void {
    this.spent.set(person, (this.spent.get(person) ?? this.level) + cost);
  }

  /** Removes and returns everything that waits. */
  drain(): Job[] {
    const jobs = [...this.waiting.values()].flat();
    this.waiting.clear();
    return jobs;
  }

  private spentBy({ person }: Job): number {
    return this.spent.get(person) ?? this.level;
  }

  private remove(job: Job): void {
    const rest = (this.waiting.get(job.person) ?? []).filter((other) => other !== job);
    if (rest.length > 0) this.waiting.set(job.person, rest);
    else this.waiting.delete(job.person);
    this.level = Math.max(this.level, this.spentBy(job));
    if (this.spent.size > MOST_REMEMBERED) this.forget();
  }

  private forget(): void {
    for (const [person, spent] of this.spent) {
      if (spent <= this.level && !this.waiting.has(person)) this.spent.delete(person);
    }
  }
}
