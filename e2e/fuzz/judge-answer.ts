import type { FuzzResponse, Sent } from "./send.ts";
import type { FuzzPerson } from "./world/people.ts";

/** Text that only our errors contain, and text that no page of ours may show. */
const INTERNAL =
	/SqliteError|DatabaseError|SQLITE_|violates \w+ constraint|node_modules|at file:\/\/|build\/server|\$argon2/;

/** Script input; it may appear only with escaped characters. */
const RUN = /<script>alert\(1\)/;

/** Whose pages show other people: a hotel's its guests, staff's everybody. */
const SEES_OTHERS = /^(Hotel|Admin|SuperAdmin)$/;

/** People who send no requests: nobody else may see their data. */
const PRIVATE = ["bo@example.com", "cleo@example.com", "olga@example.com"];

/** The faults of any answer. */
export function judgeAnswer(person: FuzzPerson, sent: Omit<Sent, "headers">, answer: FuzzResponse): string[] {
	const { status, body, headers } = answer;
	const faults: string[] = [];
	if (status === 0) faults.push(`no answer: ${body.slice(0, 200)}`);
	if (status >= 500) faults.push(`answered ${status}`);
	if (INTERNAL.test(body)) faults.push(`says ${INTERNAL.exec(body)?.[0]}`);
	for (const cookie of [headers["set-cookie"] ?? []].flat())
		if (/; Max-Age=0/i.test(cookie) !== /; Expires=Thu, 01 Jan 1970/i.test(cookie))
			faults.push(`removes a cookie in one way only: ${cookie.slice(0, 200)}`);
	const isPage = String(headers["content-type"]).startsWith("text/html");
	if (isPage && RUN.test(body)) faults.push("has what was sent run as a script");
	if (typeof headers.location === "string" && !isOurs(headers.location))
		faults.push(`leads away, to ${headers.location.slice(0, 200)}`);
	if (!SEES_OTHERS.test(person.role ?? "")) {
		const requestText = `${sent.path} ${sent.body?.toString("latin1") ?? ""}`.replaceAll(/%(?:25)*40/g, "@");
		for (const other of PRIVATE)
			if (body.includes(other) && !requestText.includes(other)) faults.push(`shows ${other}`);
	}
	return faults;
}

/** Like a browser: a backslash is a slash, and two slashes begin another host. */
const isOurs = (location: string) =>
	URL.canParse(location, "http://localhost") && new URL(location, "http://localhost").host === "localhost";
