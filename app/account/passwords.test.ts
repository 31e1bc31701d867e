import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "./passwords.server.ts";

/** The fastest of five runs in milliseconds. A busy machine makes one several times slower; skipping the work, none. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < 5; run++) {
		const start = performance.now();
		await work();
		times.push(performance.now() - start);
	}
	return Math.min(...times);
}

test("without an account, a password is refused as slowly as a wrong one", async () => {
	const passwordHash = await hashPassword("the right password");
	expect(await passwordMatches(passwordHash, "the right password")).toBe(true);
	expect(await passwordMatches(undefined, "nobody has this password")).toBe(false);
	const wrong = await fastest(() => passwordMatches(passwordHash, "a wrong password"));
	expect(await fastest(() => passwordMatches(undefined, "a wrong password"))).toBeGreaterThan(wrong / 10);
});
