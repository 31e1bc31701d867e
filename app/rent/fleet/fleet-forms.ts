import type { CountryCode } from "libphonenumber-js";
import { z } from "zod";
import { calendarDate, clockTime } from "#app/common/forms/date-fields.ts";
import { email, line } from "#app/common/forms/form-fields.ts";
import { ticked } from "#app/common/forms/number-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { settingMarks } from "#app/common/forms/setting-fields.ts";
import { CELLS_PER_DAY } from "./cells.ts";
import { VEHICLE_TYPE_NAMES } from "./vehicle-types.ts";

/** The days of the week, from 1 (Monday). */
export const DAYS_OF_WEEK = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;

/** The hours of a vehicle on a day: the cell in which they begin, and the cell after their end. */
export type WorkingHours = { weekday: number; from: number; to: number };

/** A time on a half hour as its cell; undefined when it is empty. */
const cell = () =>
	clockTime("")
		.transform((time, context) => {
			if (/:[03]0$/.test(time)) return Number(time.slice(0, 2)) * 2 + (time.endsWith("30") ? 1 : 0);
			context.addIssue({ code: "custom", message: "Enter a full or half hour, like 08:00 or 08:30." });
			return z.NEVER;
		})
		.optional();

const hourFields = Object.fromEntries(
	DAYS_OF_WEEK.flatMap((_, index) => [`from${index + 1}`, `to${index + 1}`]).map((name) => [name, cell()]),
);

/** The form of a vehicle. `00:00` as the end of a day is midnight. */
export const vehicleSchema = z
	.object({
		...settingMarks,
		name: line({ missing: "Enter a name.", min: 2, max: 60, name: "Name" }),
		vehicleType: z.enum(VEHICLE_TYPE_NAMES, { error: "Choose a truck or a loader." }).optional(),
		plate: line({ missing: "Enter the license plate.", min: 2, max: 15, name: "License plate" }).transform(
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
		for (const [index, day] of DAYS_OF_WEEK.entries()) {
			const [from, end] = [cells[`from${index + 1}`], cells[`to${index + 1}`]] as (number | undefined)[];
			if (from === undefined && end === undefined) continue;
			const to = end === 0 ? CELLS_PER_DAY : end;
			const refuse = (field: string, message: string) =>
				context.addIssue({ code: "custom", path: [`${field}${index + 1}`], message });
			if (from === undefined) refuse("from", `Enter a start time for ${day}, or leave both times empty.`);
			else if (to === undefined) refuse("to", `Enter an end time for ${day}, or leave both times empty.`);
			else if (to <= from) refuse("to", `The end time for ${day} must be after the start time.`);
			else hours.push({ weekday: index + 1, from, to });
		}
		return { idempotencyKey, expectedVersion, name, vehicleType, plate, active, hours };
	});

/** The form that takes a vehicle out of service. Both dates are included. */
export const outageSchema = z
	.object({
		from: calendarDate("Enter the first day."),
		to: calendarDate("Enter the last day."),
		reason: line({ missing: "Enter a reason.", min: 2, max: 100, name: "Reason" }),
	})
	.refine(({ from, to }) => from <= to, {
		path: ["to"],
		message: "The last day can’t be before the first day.",
	});

export const driverSchema = (country: CountryCode) =>
	z.object({
		...settingMarks,
		name: line({ missing: "Enter the driver’s name.", min: 2, max: 100, name: "Name" }),
		contact: z.string({ error: "Enter the driver’s phone number." }).pipe(phone(country)),
		email: email("Enter the driver’s email address."),
		active: ticked(),
	});
