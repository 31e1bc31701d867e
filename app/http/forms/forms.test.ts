import { expect, test } from "vitest";
import { z } from "zod";
import { trackSchema } from "#app/common/access/track-form.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import { readForm, readPublicForm, type SignedIn, trapped } from "./forms.server.ts";

const schema = z.object({
	name: z.string({ error: "Enter your name." }).min(3, "Too short."),
	password: z.string({ error: "Enter a password." }).optional(),
});
const person = { formToken: "the token" } as SignedIn;
const OWN = "http://localhost:3000";

type Post = {
	body?: BodyInit;
	headers?: Record<string, string>;
	as?: SignedIn | null;
	options?: Parameters<typeof readForm>[3];
};

const send = ({ body = "name=Ana", headers = {}, as = null, options }: Post) =>
	readForm(
		new Request(`${OWN}/form`, {
			method: "POST",
			body,
			headers: { "Content-Type": "application/x-www-form-urlencoded", Host: "localhost:3000", ...headers },
		}),
		schema,
		as,
		options,
	);

/** The status of the error page for a form. */
const refusal = (post: Post) =>
	send(post).then(
		() => null,
		(thrown) => thrown.init?.status,
	);

test("a good form is read", async () => {
	expect(await send({})).toMatchObject({ ok: true, value: { name: "Ana" } });
});

test("a wrong field answers 422 with the sentence and what was typed, secrets excepted", async () => {
	const read = await send({ body: "name=A&password=secret&other=kept" });
	if (read.ok) throw new Error("it was taken");
	const response = read.refusal as unknown as Response;
	expect(response.status).toBe(422);
	const answer = await response.text();
	expect(JSON.parse(answer)).toMatchObject({ error: { name: ["Too short."] }, initialValue: { name: "A" } });
	expect(answer).not.toContain("secret");
});

test("a form that a rule refuses gets its sentences at the fields, too", async () => {
	const read = await send({ body: "name=Ana&password=secret" });
	if (!read.ok) throw new Error("it was refused");
	const response = read.refuse({ name: ["Taken."], "": ["Try another."] }, 409) as unknown as Response;
	expect(response.status).toBe(409);
	const answer = await response.text();
	expect(JSON.parse(answer)).toMatchObject({ error: { name: ["Taken."], "": ["Try another."] } });
	expect(answer).not.toContain("secret");
});

// What http/incoming makes of the Origin header.
const FROM: [string, Record<string, string>, SignedIn | null, string, number | null][] = [
	["the browser says it is from here", { "Sec-Fetch-Site": "same-origin" }, person, "name=Ana", null],
	["the browser says a person typed the address", { "Sec-Fetch-Site": "none" }, person, "name=Ana", null],
	["the browser says it is from another site", { "Sec-Fetch-Site": "cross-site" }, null, "name=Ana", 403],
	[
		"it is from another subdomain",
		{ "Sec-Fetch-Site": "same-site" },
		person,
		"name=Ana&formToken=the token",
		403,
	],
	["an older browser names this site", { "X-Meeha-Origin": OWN }, person, "name=Ana", null],
	["an older browser names another site", { "X-Meeha-Origin": "http://evil.example" }, null, "name=Ana", 403],
	[
		"an older browser hides where it is from",
		{ "X-Meeha-Origin": "null" },
		person,
		"name=Ana&formToken=the token",
		403,
	],
	["another port of this host", { "X-Meeha-Origin": "http://localhost:4000" }, person, "name=Ana", 403],
	["a text browser, signed in, without the token", {}, person, "name=Ana", 403],
	[
		"a text browser, signed in, on a page without a token",
		{ Referer: `${OWN}/form` },
		person,
		"name=Ana",
		409,
	],
	["a text browser, signed in, with a wrong token", {}, person, "name=Ana&formToken=the tokem", 403],
	["a text browser, signed in, with the token", {}, person, "name=Ana&formToken=the token", null],
	["a text browser, signed out", {}, null, "name=Ana", null],
];

for (const [who, headers, as, body, status] of FROM)
	test(`a form is ${status ? "refused" : "taken"} when ${who}`, async () => {
		expect(await refusal({ headers, as, body })).toBe(status);
	});

test("a form may have 64 KB and no more, whatever it says of its length", async () => {
	const sized = (bytes: number) => `name=${"a".repeat(bytes - "name=".length)}`;
	expect(await refusal({ body: sized(64 * 1024) })).toBeNull();
	expect(await refusal({ body: sized(64 * 1024 + 1) })).toBe(413);
	expect(await refusal({ body: sized(5_000_000), headers: { "Content-Length": "10" } })).toBe(413);
});

test("what is no form is refused as such", async () => {
	expect(await refusal({ body: "{}", headers: { "Content-Type": "application/json" } })).toBe(415);
	const broken = { "Content-Type": "multipart/form-data; boundary=x" };
	expect(await refusal({ body: "not parts at all", headers: broken })).toBe(415);
});

test("odd fields are refused with a sentence: repeated, nested, empty", async () => {
	for (const body of [
		"name=Ana&name=Bob",
		"name[0]=Ana",
		"name.first=Ana",
		"name=",
		"__proto__[x]=1",
		"other=",
	]) {
		const read = await send({ body });
		expect({ body, ok: read.ok }).toEqual({ body, ok: false });
	}
});

test("fields beyond the most that a form needs are left out", async () => {
	const body = [...Array.from({ length: 200 }, (_, at) => `f${at}=1`), "name=Ana"].join("&");
	expect((await send({ body })).ok).toBe(false);
	expect((await send({ body, options: { maxFields: 201 } })).ok).toBe(true);
});

const PUBLIC: [string, Record<string, string>, SignedIn | null, string, number | null][] = [
	["from a page of this site", { Referer: `${OWN}/contact` }, person, "", null],
	["from a page of another site", { Referer: "https://evil.example/" }, person, "", 409],
	["from an unknown page", {}, person, "", 409],
	["from an unknown page, with the session’s token", {}, person, "&formToken=the token", null],
	["from a page of this site, with a wrong token", { Referer: OWN }, person, "&formToken=guessed", 403],
	["from another origin", { "Sec-Fetch-Site": "cross-site", Referer: OWN }, person, "", 403],
	["from an unknown page, by somebody who isn’t signed in", {}, null, "", null],
];

for (const [what, headers, as, token, status] of PUBLIC)
	test(`a public form sent ${what} is ${status === null ? "read" : `answered with ${status}`}`, async () => {
		const request = new Request(`${OWN}/contact?from=home`, {
			method: "POST",
			body: `name=Ana${token}`,
			headers: { "Content-Type": "application/x-www-form-urlencoded", Host: "localhost:3000", ...headers },
		});
		const answer = await readPublicForm(request, schema, as).catch((thrown) => thrown);
		if (status === null) expect(answer).toMatchObject({ ok: true, value: { name: "Ana" } });
		else expect(answer.init).toMatchObject({ status });
		if (status === 409)
			expect(answer.data.resend).toEqual({
				action: "/contact?from=home",
				fields: [["name", "Ana"]],
				formToken: "the token",
				isMultipart: false,
			});
	});

test("a form with a filled trap comes back with a sentence and what was typed, but with an empty trap", async () => {
	const form = { name: "Ana", second_message: "cheap pills" };
	const request = new Request(`${OWN}/form`, { method: "POST", body: new URLSearchParams(form) });
	const read = await readForm(request, schema, null);
	if (read.ok) throw new Error("it was taken");
	const response = read.refusal as unknown as Response;
	expect(response.status).toBe(422);
	const answer = await response.text();
	expect(JSON.parse(answer)).toMatchObject({
		error: trapped(),
		initialValue: { name: "Ana" },
	});
	expect(answer).not.toContain("pills");
});

const typed = async (fields: Record<string, string>, typedSchema: z.ZodType) => {
	const body = new URLSearchParams(fields);
	const read = await readForm(new Request(`${OWN}/form`, { method: "POST", body }), typedSchema, null);
	return read.ok ? read.value : (await (read.refusal as unknown as Response).json()).error;
};

test("a field with nothing to see in it counts as empty, in every form", async () => {
	const note = z.object({ name: z.string({ error: "Enter your name." }), note: z.string().optional() });
	for (const blank of [" ", "\u00a0\u2009", "\r\n\r\n", "\u200b\u202c", "\u3164"]) {
		expect(await typed({ name: blank, note: blank }, note)).toEqual({ name: ["Enter your name."] });
		expect(await typed({ name: "Ana", note: blank }, note)).toEqual({ name: "Ana" });
	}
});

test("a field is read without what nobody sees, but a password as it was typed", async () => {
	const number = newReferenceNumber("M");
	const tracked = await typed(
		{ number: `\u202a${number}\u202c`, contact: "\u2068Ana@example.com\u2069" },
		trackSchema("US"),
	);
	expect(tracked).toEqual({ number, contact: { email: "ana@example.com" } });
	const fields = z.object({ contact: phone("US"), password: z.string() });
	const read = await typed({ contact: "\u202a(212) 555-0147\u202c", password: "a\u200db " }, fields);
	expect(read).toEqual({ contact: { typed: "(212) 555-0147", e164: "+12125550147" }, password: "a\u200db " });
});

test("a field without a sentence of its own gets ours, not the library’s", async () => {
	const sentence = ["This part of the form can’t be read. Reload the page and try again."];
	const fields = z.object({
		from: z.string().optional(),
		step: z.enum(["up", "down"]),
		size: z.int().max(9),
	});
	const body = "from=a&from=b&step=left&size=10";
	const headers = { "Content-Type": "application/x-www-form-urlencoded" };
	const read = await readForm(new Request(`${OWN}/form`, { method: "POST", body, headers }), fields, null);
	if (read.ok) throw new Error("it was taken");
	const { error } = await (read.refusal as unknown as Response).json();
	expect(error).toEqual({ from: sentence, step: sentence, size: sentence });
});

test("names that the parser would make lists, objects or orders of are not read", async () => {
	const odd = [
		"a[30000000]=1",
		"__intent__=x",
		"__state__=x",
		`a${".a".repeat(8_000)}=1`,
		`a${"[0]".repeat(15_000)}=1`,
	];
	for (const body of odd) {
		const read = await send({ body: `name=Ana&${body}` });
		expect(read).toMatchObject({ ok: true, value: { name: "Ana" } });
	}
});
