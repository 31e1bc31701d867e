import { expect } from "vitest";
import { addOwner } from "#app/testing/owner.ts";
import { addVehicle } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW } from "#app/testing/rent/move.ts";
import { test } from "#db/testing/database-test.ts";
import { addOutage, listOutages } from "./outages.server.ts";
import { countVehicles } from "./totals.server.ts";
import { listVehicles } from "./vehicles.server.ts";
import { readWorkingVehicles } from "./working-vehicles.server.ts";

const [BEFORE, FIRST, LAST, AFTER] = ["2026-12-03", "2026-12-04", "2026-12-06", "2026-12-07"] as const;

test("a vehicle is out of service from the first to the last date, and on no other", async ({ db }) => {
	const vehicleId = await addVehicle(db, { hours: [16, 36] });
	const by = { actorId: (await addOwner(db)).accountId, timeZone: "UTC", now: MOVE_NOW };
	await addOutage(db, { vehicleId, from: FIRST, to: LAST, reason: "Inspection", ...by });

	// Each date alone, and all at once: the first and the last date bound the query.
	const dates = [BEFORE, FIRST, "2026-12-05", LAST, AFTER];
	const isOut = [false, true, true, true, false];
	for (const asked of [dates, ...dates.map((date) => [date])]) {
		const expected = asked.map((date) => isOut[dates.indexOf(date)]);
		const totals = await countVehicles(db, { vehicleType: "truck", dates: asked });
		expect(asked.map((date) => totals.get(date)?.[20] === 0)).toEqual(expected);
		const [vehicle] = await readWorkingVehicles(db, { dates: asked });
		expect(asked.map((date) => vehicle?.outOfService[date] === "Inspection")).toEqual(expected);
		expect(asked.map((date) => !vehicle?.hours.some((day) => day.date === date))).toEqual(expected);
	}

	for (const [today, isListed] of [
		[BEFORE, true],
		[LAST, true],
		[AFTER, false],
	] as const) {
		expect(await listOutages(db, { vehicleId, today })).toHaveLength(isListed ? 1 : 0);
		const [listed] = await listVehicles(db, { today });
		expect(listed?.outage?.to_date, today).toBe(isListed ? LAST : undefined);
	}
});
