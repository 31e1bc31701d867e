import fc from "fast-check";
import { type FuzzSender, SENDERS } from "#e2e/fuzz/world/people.ts";
import { type OddPath, oddPath } from "./odd-requests.ts";
import { type Odd, oddName, oddText, spell, wellFormed } from "./odd-values.ts";

type Parameter = { name: string; to: Odd; times: number; isRaw: boolean };

export type OddGet = {
	sender: FuzzSender;
	page: number;
	path: OddPath;
	parameters: Parameter[];
	/** Requested like the framework's script. */
	isData: boolean;
};

/** What Node's parser accepts: bytes that are not text, and broken escapes. */
const RAW = [
	"%",
	"%zz",
	"%ED%A0%80",
	"%FF%FE",
	"%00",
	"%C2%85",
	"%E0%A4%A",
	"+",
	"&&==&=",
	"?",
	"#",
	";",
	"[]=",
	"%5B%5D",
];

export function oddGet(names: readonly string[]): fc.Arbitrary<OddGet> {
	const name = fc.oneof(
		{ weight: 8, arbitrary: fc.constantFrom(...names) },
		{ weight: 1, arbitrary: oddName },
	);
	const parameter: fc.Arbitrary<Parameter> = fc.record({
		name,
		to: fc.oneof({ weight: 6, arbitrary: oddText }, { weight: 1, arbitrary: fc.constantFrom(...RAW) }),
		times: fc.constantFrom(1, 1, 1, 2, 300),
		isRaw: fc.boolean(),
	});
	return fc.record({
		sender: fc.constantFrom(...SENDERS),
		page: fc.nat({ max: 100 }),
		path: oddPath,
		parameters: fc.array(parameter, { maxLength: 4 }),
		isData: fc.oneof(
			{ weight: 5, arbitrary: fc.constant(false) },
			{ weight: 1, arbitrary: fc.constant(true) },
		),
	});
}

/** Node reads no more than 16 KB of a request's head. */
const MOST = 12_000;
const PLAIN = /^[\x21-\x7e]+$/;

/** The page's URL with malformed parameters, after its own in half of the cases. */
export function queryOf(page: string, { parameters, isData, page: at }: OddGet, routeId: string): string {
	const [path = "", own = ""] = page.split("?");
	const odd = parameters.map(({ name, to, times, isRaw }) => {
		const text = wellFormed(spell(to).slice(0, MOST));
		const value = isRaw && PLAIN.test(text) ? text : encodeURIComponent(text);
		const one = `${encodeURIComponent(wellFormed(name))}=${value}`;
		return Array(times).fill(one).join("&");
	});
	const all = [at % 2 === 0 ? own : "", ...odd]
		.filter(Boolean)
		.join("&")
		.slice(0, MOST)
		.replace(/%[0-9A-F]?$/, "");
	const data = isData ? `&_data=${encodeURIComponent(routeId)}` : "";
	return `${path}?${all.replaceAll("#", "%23")}${data}`;
}
