import type { CountryCode } from "libphonenumber-js";
import { z } from "zod";
import { calendarDate, clockTime } from "#app/common/forms/date-fields.ts";
import { email, line } from "#app/common/forms/form-fields.ts";
import { ticked } from "#app/common/forms/number-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { settingMarks } from "#app/common/forms/setting-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { CELLS_PER_DAY } from "./cells.ts";
import { VEHICLE_TYPE_NAMES } from "./vehicle-types.ts";

/** The days of the week, from Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The hours of a vehicle on a day: the cell in which they begin, and the cell after their end. */
export type WorkingHours = { weekday: number; from: number; to: number };

/** A time on a half hour as its cell; undefined when it is empty. */
const cell = () =>
	clockTime("")
		.transform((time, context) => {
			if (/:[03]0$/.test(time)) return Number(time.slice(0, 2)) * 2 + (time.endsWith("30") ? 1 : 0);
			context.addIssue({ code: "custom", message: t.fleet.halfHour });
			return z.NEVER;
		})
		.optional();

const hourFields = Object.fromEntries(
	WEEKDAYS.flatMap((weekday) => [`from${weekday}`, `to${weekday}`]).map((name) => [name, cell()]),
);

/** The form of a vehicle. `00:00` as the end of a day is midnight. */
export const vehicleSchema = z
	.object({
		...settingMarks,
		name: line({ missing: () => t.fleet.enterName, min: 2, max: 60, name: () => t.words.name }),
		vehicleType: z.enum(VEHICLE_TYPE_NAMES, { error: () => t.moveForm.chooseVehicle }).optional(),
		plate: line({ missing: () => t.fleet.enterPlate, min: 2, max: 15, name: () => t.fleet.plate }).transform(
			(text) => text.toUpperCase(),
		),
		active: ticked(),
		// Their names are computed; `transform` reads them.
		...(hourFields as Record<never, never>),
	})
	.transform((typed, context) => {
		const { idempotencyKey, expectedVersion, name, vehicleType, plate, active } = typed;
		const cells = typed as Record<string, unknown>;
		const hours: WorkingHours[] = [];
		for (const weekday of WEEKDAYS) {
			const day = t.fleet.day[weekday];
			const [from, end] = [cells[`from${weekday}`], cells[`to${weekday}`]] as (number | undefined)[];
			if (from === undefined && end === undefined) continue;
			const to = end === 0 ? CELLS_PER_DAY : end;
			const refuse = (field: string, message: string) =>
				context.addIssue({ code: "custom", path: [`${field}${weekday}`], message });
			if (from === undefined) refuse("from", t.fleet.enterStart({ day }));
			else if (to === undefined) refuse("to", t.fleet.enterEnd({ day }));
			else if (to <= from) refuse("to", t.fleet.endBeforeStart({ day }));
			else hours.push({ weekday, from, to });
		}
		return { idempotencyKey, expectedVersion, name, vehicleType, plate, active, hours };
	});

/** The form that takes a vehicle out of service. Both dates are included. */
export const outageSchema = z
	.object({
		from: calendarDate(() => t.fleet.outage.enterFirst),
		to: calendarDate(() => t.fleet.outage.enterLast),
		reason: line({ missing: () => t.fleet.outage.enterReason, min: 2, max: 100, name: () => t.words.reason }),
	})
	.refine(({ from, to }) => from <= to, {
		path: ["to"],
		error: () => t.fleet.outage.lastBeforeFirst,
	});

export const driverSchema = (country: CountryCode) =>
	z.object({
		...settingMarks,
		name: line({ missing: () => t.fleet.driver.enterName, min: 2, max: 100, name: () => t.words.name }),
		contact: z.string({ error: () => t.fleet.driver.enterPhone }).pipe(phone(country)),
		email: email(() => t.fleet.driver.enterEmail),
		active: ticked(),
	});
