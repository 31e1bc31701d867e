import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, json, type TypedResponse } from "@remix-run/node";
import type { z } from "zod";
import { sameSecret } from "#app/http/cookies/secrets.server.ts";
import { isFromOwnPage, judgeOrigin } from "#app/http/network/same-origin.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { TRAP_FIELD } from "#app/ui/form/bot-fields.ts";
import type { RefusedData } from "./refused.ts";

/** A whole form without files. */
export const MAX_FORM_BYTES = 64 * 1024;
const MAX_DROPPED_BYTES = 2 * 1024 * 1024;
const PLAIN_NAME = /^[A-Za-z]\w{0,63}$/;
const MAX_FIELDS = 200;
/** Never sent back to the browser, not even to the person who typed them. */
const SECRET_FIELDS = [
	"password",
	"currentPassword",
	"newPassword",
	"proof",
	"signInCode",
	"formToken",
	TRAP_FIELD,
];

export type RefusedForm = TypedResponse<SubmissionResult<string[]>>;

export type ReadForm<Value> =
	| { ok: false; refusal: RefusedForm }
	| {
			ok: true;
			value: Value;
			/** Whether the form's trap is filled in, as bots do. Only a form with `reportsBots` is accepted nevertheless. */
			isTrapped: boolean;
			/** Refuses the form after all, with messages by field (`""` for the whole form). */
			refuse: (errors: Record<string, string[]>, init?: number | ResponseInit) => RefusedForm;
	  };

type FormOptions = {
	/** For a form with rules of its own that come before `TRAPPED`: the caller refuses it. */
	reportsBots?: boolean;
	/** The body, when it was read elsewhere. */
	body?: FormData;
	/** The origin is known by other means than those of `judgeOrigin`. */
	isFromHere?: boolean;
};

/** Reads the form that `person` sent, null without an account. */
type FormReader = <Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	person: Person | null,
	options?: FormOptions,
) => Promise<ReadForm<z.output<Schema>>>;

/** Refuses a form whose trap is filled in. */
export const TRAPPED = {
	"": ["A hidden field was filled in by mistake. We’ve cleared it. Send the form again."],
};

/**
 * Reads every form without files. Answers with an error page: a form from another site (403), over 64 KB
 * (413) or not a form (415). Shows the form again with what was typed: fields that break the schema, and then
 * a trap that is filled in (422).
 */
export const readForm: FormReader = async (request, schema, person, options = {}) => {
	const { reportsBots = false, isFromHere = false, body } = options;
	const form = body ?? (await readFields(request));
	const verdict = isFromHere ? "same" : judgeOrigin(request.headers);
	const token = form.get("formToken");
	const isOwn = person === null || (typeof token === "string" && sameSecret(token, person.formToken));
	if (verdict === "other" || (verdict === "unknown" && !isOwn)) throw refused(403, FROM_ELSEWHERE);
	const submission = await parseWithZod(withPlainNames(form), { schema, async: true });
	const refuse = (errors: Record<string, string[]> = {}, init: number | ResponseInit = 422): RefusedForm => {
		const { "": formErrors, ...fieldErrors } = errors;
		const result = submission.reply({ hideFields: SECRET_FIELDS, formErrors, fieldErrors });
		return json(result as SubmissionResult<string[]>, init);
	};
	const isTrapped = Boolean(form.get(TRAP_FIELD));
	if (submission.status !== "success") return { ok: false, refusal: refuse() };
	if (isTrapped && !reportsBots) return { ok: false, refusal: refuse(TRAPPED) };
	return { ok: true, value: submission.value as z.output<typeof schema>, isTrapped, refuse };
};

function fieldsOf(pairs: Iterable<[string, string]>): FormData {
	const fields = new FormData();
	for (const [name, value] of pairs) fields.append(name, value);
	return fields;
}

/** The parser turns names such as `a[30000000]` and `a.b.c` into lists and objects, and reads some as instructions. */
function withPlainNames(fields: Iterable<[string, FormDataEntryValue]>): FormData {
	const plain = new FormData();
	for (const [name, value] of [...fields].filter(([name]) => PLAIN_NAME.test(name)).slice(0, MAX_FIELDS))
		plain.append(name, value);
	return plain;
}

/** Reads a form that was sent with GET, such as the first step of one that asks for confirmation. */
export async function readQueryForm<Schema extends z.ZodType>(
	url: string,
	schema: Schema,
): Promise<{ ok: true; value: z.output<Schema> } | { ok: false; refusal: SubmissionResult<string[]> }> {
	const fields = withPlainNames(new URL(url).searchParams);
	const submission = await parseWithZod(fields, { schema, async: true });
	return submission.status === "success"
		? { ok: true, value: submission.value as z.output<Schema> }
		: { ok: false, refusal: submission.reply() as SubmissionResult<string[]> };
}

const FROM_ELSEWHERE = {
	title: "This form could not be accepted",
	message: "For your security, nothing was changed. Open the page again and send the form from there.",
};

/**
 * Like `readForm`, for a form of a public page, which has no token. From a signed-in browser that reports neither
 * origin nor a `Referer` of this site, it answers with an error page that has what was typed, a token and a button to
 * send it again (409).
 */
export const readPublicForm: FormReader = async (request, schema, person, options = {}) => {
	const body = options.body ?? (await readFields(request));
	const isUnvouched = judgeOrigin(request.headers) === "unknown" && person && !body.has("formToken");
	if (isUnvouched && !isFromOwnPage(request.headers)) throw askToResend(request, body, person);
	return readForm(request, schema, person, { ...options, body, isFromHere: isUnvouched === true });
};

function askToResend(request: Request, form: FormData, { formToken }: Person) {
	const { pathname, search } = new URL(request.url);
	const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
	return refused(409, {
		title: "Send this form again",
		message:
			"Your browser doesn’t tell us which page a form comes from. For your security, check that you want to send it.",
		resend: { action: pathname + search, fields: Object.fromEntries(typed), formToken },
	});
}

/**
 * The fields of a form, for a screen whose schema depends on them: pass them on as `body`. Reads at most
 * `MAX_FORM_BYTES`, whatever Content-Length says. It reads and drops a little more, because a browser that is cut off
 * while sending shows its own error instead of our page.
 */
export async function readFields(request: Request): Promise<FormData> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	const reader = request.body?.getReader();
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		size += part.value.byteLength;
		if (size <= MAX_FORM_BYTES) chunks.push(part.value);
		else if (size > MAX_DROPPED_BYTES) break;
	}
	if (size > MAX_FORM_BYTES) throw tooMuchText();
	if (size === 0) return new FormData();
	const type = request.headers.get("Content-Type") ?? "";
	if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw notAForm();
	const body = Buffer.concat(chunks);
	if (/^application/i.test(type)) return fieldsOf(new URLSearchParams(body.toString()));
	return new Response(new Uint8Array(body), { headers: { "Content-Type": type } }).formData().catch(() => {
		throw notAForm();
	});
}

export const tooMuchText = () =>
	refused(413, {
		title: "Your form is too large",
		message: "A form can contain up to 64 KB of text. Shorten your text and send the form again.",
	});

export const notAForm = () =>
	refused(415, {
		title: "Unsupported form format",
		message: "Open the page in a browser and send the form from there.",
	});

function refused(status: number, page: RefusedData) {
	return data(page, { status });
}
