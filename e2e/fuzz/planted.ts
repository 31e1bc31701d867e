import { routes } from "#e2e/helpers/map-routes.ts";
import type { SiteServer } from "#e2e/helpers/site-server.ts";
import type { Driver } from "./driver.ts";
import type { Known, OnFault } from "./known-forms.ts";
import { fillIn, MARKER, type Part } from "./odd/fill-in.ts";
import { wrap } from "./odd/wrappings.ts";
import type { World } from "./world/fill-world.ts";
import { SENDERS } from "./world/people.ts";

type Planting = {
	driver: Driver;
	server: SiteServer;
	world: World;
	collected: readonly Known[];
	/** Query parameters of the site's pages. */
	queries: readonly string[];
	onFault: OnFault;
};

/** Headers that people or their programs write. */
const HEADERS = {
	"User-Agent": MARKER,
	"Accept-Language": MARKER,
	Referer: `http://localhost/${MARKER}?q=${MARKER}`,
	"X-Request-Id": MARKER,
	"X-Forwarded-For": MARKER,
	"If-None-Match": `"${MARKER}"`,
};

/** Sends the marker in every path parameter, query, form field and in headers. */
export async function plantMarkers(planting: Planting): Promise<void> {
	const { driver, world, collected, queries, onFault } = planting;
	const names = [...queries, "redirectTo", "from", "token", "key", "number"];
	const queryOf = (value: string) => names.map((name) => `${name}=${value}`).join("&");
	for (const [at, { path, id }] of routes.entries()) {
		const bare = path.replaceAll(/:\w+|\*/g, MARKER);
		const person = world.people[SENDERS[at % SENDERS.length] ?? "visitor"];
		for (const [who, requested] of [
			[world.people.visitor, `${bare}?${queryOf(MARKER)}`],
			[person, `${bare}?${queryOf(`/a//${MARKER}`)}`],
			[person, `${bare}?_data=${id}${MARKER}`],
		] as const) {
			const { faults } = await driver.drive(who, { method: "GET", path: requested, headers: HEADERS });
			if (faults.length > 0) onFault(path, faults, `${who.sender} looks at ${requested}`);
		}
	}
	const sent = new Set<string>();
	for (const form of collected) {
		const kind = `${form.route.path} ${form.fields.map(({ name }) => name)}`;
		if (sent.has(kind)) continue;
		sent.add(kind);
		for (const value of [() => MARKER, (typed: string) => `${typed}${MARKER}`]) {
			const parts = fillIn(form).map((part) => plantIn(part, form, value));
			const { type, body } = wrap(parts, { wrapping: "as meant", isMultipart: form.isMultipart });
			const headers = { ...HEADERS, ...(type ? { "Content-Type": type } : {}) };
			const person = world.people[form.sender];
			const { faults } = await driver.drive(person, { method: "POST", path: form.action, headers, body });
			if (faults.length > 0) onFault(form.route.path, faults, `${form.sender} sends ${MARKER} in ${kind}`);
		}
	}
}

/** The marker in a free text field and in a file name. The form's own token stays. */
function plantIn(part: Part, form: Known, value: (typed: string) => string): Part {
	if (part.name === "formToken" || part.name === "second_message") return part;
	if (typeof part.value !== "string") return { ...part, value: { ...part.value, file: `${MARKER}.png` } };
	const isHidden = form.fields.some(({ name, type }) => name === part.name && type === "hidden");
	return isHidden && value("") !== value(" ") ? part : { ...part, value: value(part.value) };
}

/** A fault for each log line that contains the marker. */
export function judgeLog({ server, onFault }: Pick<Planting, "server" | "onFault">): void {
	for (const line of server.lines)
		if (line.toLowerCase().includes(MARKER))
			onFault("/*", [`logged what was typed: ${line.slice(0, 800)}`], line);
}
