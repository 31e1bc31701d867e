import type { FormField, SiteForm } from "#e2e/fuzz/site-forms.ts";
import { FUZZ_RECOVERY_CODE } from "#e2e/fuzz/world/people.ts";
import { dayAhead } from "#e2e/helpers/moves.ts";
import { fileFor } from "./odd-files.ts";

export type Part = { name: string; value: string | { file: string; type: string; bytes: Buffer } };

/** A marker in typed text; no log line may contain it. */
export const MARKER = "zqtypedbyaperson";

/** Typical input for free text fields. */
const TYPED: Record<string, string> = {
	name: `Ana ${MARKER} Lima`,
	email: `ana.${MARKER}@example.com`,
	newEmail: "ana.new@example.com",
	password: "meeha-demo-1",
	currentPassword: "meeha-demo-1",
	newPassword: "a long and plain sentence 7",
	contact: "(212) 555-0147",
	currentAddress: `5 Orchard Lane, ${MARKER}`,
	newAddress: "7 River Walk, Hoboken",
	address: `12 Harbour Road ${MARKER}`,
	line1: "12 Harbor Road",
	city: "Hoboken",
	region: "NJ",
	postalCode: "07030",
	latitude: "38.72",
	longitude: "-9.14",
	fromZip: "07030",
	toZip: "10001",
	country: "US",
	bookingDate: dayAhead(10),
	bookingTime: "09:30",
	from: dayAhead(12),
	to: dayAhead(14),
	checkIn: dayAhead(12),
	checkOut: dayAhead(14),
	month: dayAhead(12).slice(0, 7),
	rating: "4",
	number: "R-7KQ3-M9XF-T",
	code: "SUMMER",
	title: "A good thing",
	url: "http://127.0.0.1/x.ics",
	timeZone: "UTC",
	beds: "1 double bed",
	carrier: "Post",
	trackingNumber: "AB123",
	option: "Size",
	value: "10",
	rate: "7",
	plate: "FZ 2041",
	prefixes: "998",
};

/** Fields with only one valid answer. */
const RIGHT: [at: RegExp, name: RegExp, value: string][] = [
	[/^\/login/, /^email$/, "user@meeha.test"],
	[/^\/hotels\/\w+\/owner/, /^email$/, "owner@meeha.test"],
	[/second-factor/, /^signInCode$/, FUZZ_RECOVERY_CODE],
	[/\/taxes\/new/, /^country$/, "FR"],
	[/\/calendars/, /^url$/, ""],
	[/\/calendar$/, /^to$/, dayAhead(20)],
	[/\/vehicles\/\w+$/, /^(?:from|to)\d$/, ""],
	[/\/rates\/\w+$/, /^hours_/, "2"],
	[/\/rates\/\w+$/, /^evening_from$/, "18:00"],
	[/\/rates\/\w+$/, /price|percent/i, "20"],
	[/\/children$/, /^upTo1$/, "3"],
	[/\/offers\/new/, /^percent$/, "10"],
	[/\/photos\/variants/, /^photo/, ""],
	[/\/rescheduling$/, /^bookingDate$/, dayAhead(11)],
	[/\/parcel$/, /^trackingNumber$/, "AB123"],
	[/\/parcels$/, /^units_\w+_[12]$/, "1"],
	[/\/return$/, /^quantity/, "1"],
	[/\/check-in$/, /^documentNumber/, "XK482913"],
	[/\/check-in$/, /^born/, "1990-05-01"],
	[/^\/list-new-hotel\/\w+$/, /^postalCode$/, "1200-109"],
];

function typed(field: FormField, action: string): string {
	const [path = ""] = action.split("?", 1);
	const right = RIGHT.find(([at, name]) => at.test(path) && name.test(field.name));
	if (right) return right[2];
	if (field.value !== "" || field.type === "hidden" || field.isOptional) return field.value;
	const usual = Object.entries(TYPED).find(([name]) => field.name.toLowerCase().endsWith(name.toLowerCase()));
	const choices = field.choices.filter((choice) => choice !== "");
	if (choices[0] !== undefined) return choices.find((choice) => choice === usual?.[1]) ?? choices[0];
	if (field.isNumber) return "2";
	if (usual) return usual[1];
	if (field.type === "date") return dayAhead(12);
	if (field.type === "time") return "12:00";
	if (field.type === "email") return "ana.new@example.com";
	return `Some words for it, ${MARKER}`;
}

/** The form with valid values. */
export function fillIn(form: SiteForm): Part[] {
	const chosen = new Set<string>();
	return form.fields.flatMap((field): Part[] => {
		const { name, type } = field;
		if (name === "second_message") return [{ name, value: "" }];
		if (type === "file") return [{ name, value: fileFor(form.action, 0) }];
		if (type === "radio") {
			const group = form.fields.filter((each) => each.name === name && each.type === "radio");
			const one = group.find(({ isSent }) => isSent) ?? group[0];
			if (one !== field || chosen.has(name)) return [];
			chosen.add(name);
			return [{ name, value: field.value }];
		}
		if (type === "checkbox" && !field.isSent && chosen.has(name)) return [];
		if (type === "checkbox") chosen.add(name);
		return [{ name, value: typed(field, form.action) }];
	});
}
