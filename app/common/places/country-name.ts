const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** Each card of a list of hotels has one, and looking it up takes several microseconds. At most 676. */
const known = new Map<string, string>();

/** `Germany` for `DE`; returns an unknown code unchanged. */
export function countryName(code: string): string {
	if (!/^[A-Z]{2}$/.test(code)) return code;
	const name = known.get(code) ?? names.of(code) ?? code;
	known.set(code, name);
	return name;
}
