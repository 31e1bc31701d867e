import { openWorld } from "#e2e/fuzz/open-world.ts";
import { runFuzz } from "#e2e/fuzz/run-fuzz.ts";
import { prepared } from "#e2e/global-setup.ts";
import { expect, test } from "#e2e/site-test.ts";

/** Always the same here; `npm run fuzz` takes another one each time, and more of everything. */
const SEED = 20_261_121;

test("every action and every loader takes anything from anybody, and touches nothing that is not theirs", async ({
	engine,
}) => {
	const opened = await openWorld(prepared().templates[engine]);
	try {
		const sample = engine === "sqlite" ? {} : { only: "track" };
		const result = await runFuzz({ ...opened, ...sample, seed: SEED, posts: 4, gets: 2, each: 1 });
		expect(result.faults, `what ${result.requests} requests found, seed ${SEED}`).toEqual([]);
		expect(result.unseen, "routes that nobody could look at").toEqual([]);
		expect(result.formless, "actions whose form was found nowhere").toEqual([]);
		expect(result.neverTaken, "actions that took no form as it is meant").toEqual([]);
	} finally {
		await opened.close();
	}
});
