import type { FuzzResponse, Sent } from "./send.ts";
import type { FuzzPerson } from "./world/people.ts";

/** Words that only an error of ours has, and what none of our pages shows to anybody. */
const INTERNAL =
	/SqliteError|DatabaseError|SQLITE_|violates \w+ constraint|node_modules|at file:\/\/|build\/server|\$argon2/;

/** What was sent to be run; as text it stands there with its signs written out. */
const RUN = /<script>alert\(1\)/;

/** Whose page shows other people: a hotel's its guests, the staff's everybody. */
const SEES_OTHERS = /^(Hotel|Admin|SuperAdmin)$/;

/** People of the world that look at nothing: nobody of the others may read of them. */
const PRIVATE = ["bo@example.com", "cleo@example.com", "olga@example.com"];

/** What is wrong with an answer, whatever was asked. */
export function judgeAnswer(person: FuzzPerson, sent: Omit<Sent, "headers">, answer: FuzzResponse): string[] {
	const { status, body, headers } = answer;
	const faults: string[] = [];
	if (status === 0) faults.push(`no answer: ${body.slice(0, 200)}`);
	if (status >= 500) faults.push(`answered ${status}`);
	if (INTERNAL.test(body)) faults.push(`says ${INTERNAL.exec(body)?.[0]}`);
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

/** As a browser reads it: a backslash is a slash, and two of them begin another host. */
const isOurs = (location: string) =>
	URL.canParse(location, "http://localhost") && new URL(location, "http://localhost").host === "localhost";
