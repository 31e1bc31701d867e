import { z } from "zod";
import { calendarDate } from "#app/common/forms/date-fields.ts";
import { idempotencyKey, line, optionalLine, refuseLine } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { LONGEST_UNIT_NAME, MOST_UNITS, readUnitNames } from "#app/travel/units/unit-names.ts";

const number = { max: LONGEST_UNIT_NAME, name: () => t.units.aNumber };
const details = {
	floor: optionalLine({ max: 20, name: () => t.units.aFloor }),
};

export const newUnitsForm = z.object({
	numbers: z.string({ error: () => t.units.enterNumbers }).transform((typed, context) => {
		const names = readUnitNames(typed);
		const message =
			names === null
				? t.units.tooMany({ most: MOST_UNITS })
				: names.length === 0
					? t.units.enterNumbers
					: (names.map((name) => refuseLine(name, number)).find((refusal) => refusal !== null) ?? null);
		if (message) context.addIssue({ code: "custom", message });
		return names ?? [];
	}),
	...details,
});

export const unitForm = z.object({
	name: line({ missing: () => t.units.enterNumber, min: 1, ...number }),
	...details,
	notes: optionalLine({ max: 200, name: () => t.units.someNotes }),
	expectedVersion: z.string().optional(),
});

/** A room that is out of order; `to` is the first date after its nights. */
export const unitBlockForm = z
	.object({
		from: calendarDate(() => t.blockFields.chooseFirst),
		to: calendarDate(() => t.blockFields.chooseLast),
		note: optionalLine({ max: 200, name: () => t.blockFields.aNote }),
		idempotencyKey: idempotencyKey(),
	})
	.refine(({ from, to }) => from <= to, { path: ["to"], error: () => t.blockFields.lastBeforeFirst })
	.transform(({ to, ...block }) => ({ ...block, to: addDays(to, 1) }));
