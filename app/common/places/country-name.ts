const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** `Germany` for `DE`; what is no country's code comes back as it is. */
export const countryName = (code: string): string =>
	/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
