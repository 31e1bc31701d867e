import { z } from "zod";
import type { Address } from "#app/common/places/address-form.ts";
import { phoneNumber, readContent, texts } from "../../content.ts";
import { pick } from "../../random.ts";

export type Customer = { email: string; address: Address };

const place = z.object({
	line: z.string(),
	city: z.string(),
	region: z.string(),
	postalCode: z.string(),
	country: z.string(),
});
const { names, secondLines, american, european, ulla } = readContent(
	"customers",
	z.object({
		names: texts,
		secondLines: texts,
		american: z.array(place),
		european: z.array(place),
		ulla: z.object({
			name: z.string(),
			contact: phoneNumber,
			line1: z.string(),
			line2: z.string(),
			city: z.string(),
			region: z.string(),
			postalCode: z.string(),
			country: z.string(),
		}),
	}),
);

/** The address of the customer whose account visitors of the demo sign in to. */
export const ULLAS_ADDRESS: Address = ulla;

/** A customer. The same name always has the same email address and phone number. */
export function randomCustomer(random: () => number): Customer {
	const at = Math.floor(random() * names.length);
	const name = names[at] ?? "Ruth Abrams";
	const place = at % 7 === 3 ? european[at % 3] : american[at % 8];
	if (!place) throw new Error("content/customers.json has too few places.");
	return {
		email: `${name
			.normalize("NFKD")
			.replaceAll("ø", "o")
			.replace(/[^A-Za-z ]/g, "")
			.toLowerCase()
			.replace(" ", ".")}@example.com`,
		address: {
			name,
			contact: phone(at, place.country),
			line1: place.country === "US" ? `${12 + at * 7} ${place.line}` : `${place.line} ${3 + at}`,
			line2: at % 5 === 0 ? pick(random, secondLines) : "",
			city: place.city,
			region: place.region,
			postalCode: place.postalCode,
			country: place.country,
		},
	};
}

/** A number from the ranges that regulators reserve for fiction. */
function phone(at: number, country: string): { typed: string; e164: string } {
	const two = String(10 + at);
	if (country === "DE") return { typed: `030 23125 0${two}`, e164: `+4930231250${two}` };
	if (country === "FR") return { typed: `01 99 00 10 ${two}`, e164: `+331990010${two}` };
	if (country === "GB") return { typed: `0117 496 01${two}`, e164: `+4411749601${two}` };
	return { typed: `(212) 555-01${two}`, e164: `+121255501${two}` };
}
