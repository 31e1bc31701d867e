import { pick, seededRandom } from "#demo/random.ts";

/** What can happen in a random walk, by name. */
export type WalkActs = Record<string, () => Promise<unknown>>;

/** Draws the name of an act by weight. An act without a weight has the weight 1. */
export function pickAct(
	random: () => number,
	acts: WalkActs,
	weights: Readonly<Record<string, number>> = {},
): string {
	return pick(
		random,
		Object.keys(acts).flatMap((name) => Array<string>(weights[name] ?? 1).fill(name)),
	);
}

/** The random numbers of a walk. Seeds beside each other give different ones from the first on. */
export const walkRandom = (seed: number): (() => number) => seededRandom(Math.imul(seed, 0x9e3779b1));
