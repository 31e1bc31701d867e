import { type CountryCode, isSupportedCountry } from "libphonenumber-js";

/** The country of the browser's first language, such as `en-GB`; undefined when it has none. */
export function browserCountry(request: Request): CountryCode | undefined {
	const languages = (request.headers.get("Accept-Language") ?? "").slice(0, 200).split(",");
	const countries = languages.map(
		(language) => /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1],
	);
	return countries.map((country) => country?.toUpperCase() ?? "").find((code) => isSupportedCountry(code)) as
		| CountryCode
		| undefined;
}
