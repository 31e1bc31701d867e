import { z } from "zod";
import { readContent, texts } from "../../content.ts";
import { pick } from "../../random.ts";

export type Guest = { name: string; email: string; contact: { typed: string; e164: string } };

const { firstNames, lastNames, requests, reasons } = readContent(
	"guests",
	z.object({
		firstNames: texts,
		lastNames: texts,
		requests: texts,
		reasons: z.object({ rejected: texts, cancelledByHotel: texts, cancelledByGuest: texts }),
	}),
);

/** Why a request was rejected or a booking was cancelled. */
export const REASONS = reasons;

/** A guest, with a phone number from the ranges that regulators reserve for fiction. */
export function randomGuest(random: () => number): Guest {
	const name = `${pick(random, firstNames)} ${pick(random, lastNames)}`;
	const two = String(10 + Math.floor(random() * 90));
	const contact = pick(random, [
		{ typed: `(212) 555-01${two}`, e164: `+121255501${two}` },
		{ typed: `07700 9001${two}`, e164: `+4477009001${two}` },
		{ typed: `+33 1 99 00 10 ${two}`, e164: `+331990010${two}` },
		{ typed: `+49 30 231250${two}`, e164: `+4930231250${two}` },
	]);
	return { name, email: `${plain(name)}@example.com`, contact };
}

const plain = (name: string) =>
	name
		.normalize("NFKD")
		.replace(/[^A-Za-z ]/g, "")
		.toLowerCase()
		.replaceAll(" ", ".");

/** A guest's special request; most have none. */
export const randomRequest = (random: () => number): string => (random() < 0.2 ? pick(random, requests) : "");
