const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** `Germany` for `DE`; returns an unknown code unchanged. */
export const countryName = (code: string): string =>
	/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
