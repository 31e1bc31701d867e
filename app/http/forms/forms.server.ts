import type { Submission, SubmissionResult } from "@conform-to/react";
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
const SECRET_FIELDS = ["password", "currentPassword", "newPassword", "formToken", TRAP_FIELD];

/**
 * Checks a form whose fields are all valid, given the sent fields and the parsed value. Returns a sentence
 * that refuses the form, or null, like `refuseBots`. Field errors come first: a form with further rules of
 * its own checks those before it calls this.
 */
type FormCheck<Value> = (form: FormData, value: Value) => Promise<string | null>;

export type RefusedForm = TypedResponse<SubmissionResult<string[]>>;

export type ReadForm<Value> =
	| { ok: false; refusal: RefusedForm }
	| {
			ok: true;
			value: Value;
			/** Refuses the form after all, with messages by field (`""` for the whole form). */
			refuse: (errors: Record<string, string[]>, init?: number | ResponseInit) => RefusedForm;
	  };

/** Reads the form that `person` sent, null without an account. */
type FormReader = <Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	person: Person | null,
	check?: FormCheck<z.output<Schema>>,
) => Promise<ReadForm<z.output<Schema>>>;

/** The second half of a `FormReader`, for a body that was read elsewhere: checks its origin, then its fields. */
type FormJudge = <Schema extends z.ZodType>(
	request: Request,
	form: FormData,
	...rest: [schema: Schema, person: Person | null, check?: FormCheck<z.output<Schema>>]
) => Promise<ReadForm<z.output<Schema>>>;

/**
 * Reads every form without files. Answers with an error page: a form from another site (403), over 64 KB
 * (413) or not a form (415). Shows the form again with what was typed: fields that break the schema (422), or
 * an objection of `check`.
 */
export const readForm: FormReader = async (request, ...rest) =>
	judgeForm(request, await readFields(request), ...rest);

/**
 * Like `readForm`, for a form of a public page, which has no token. From a signed-in browser that reports neither
 * origin nor a `Referer` of this site, it answers with an error page that has what was typed, a token and a button to
 * send it again (409).
 */
export const readPublicForm: FormReader = async (request, ...rest) =>
	judgePublicForm(request, await readFields(request), ...rest);

export const judgePublicForm: FormJudge = async (request, form, schema, person, check) => {
	const isUnvouched = judgeOrigin(request.headers) === "unknown" && person && !form.has("formToken");
	if (!isUnvouched) return judgeForm(request, form, schema, person, check);
	if (!isFromOwnPage(request.headers)) throw askToResend(request, form, person);
	return judgeFields(form, schema, check);
};

export const judgeForm: FormJudge = async (request, form, schema, person, check) => {
	checkOrigin(request, form, person);
	return judgeFields(form, schema, check);
};

async function judgeFields<Schema extends z.ZodType>(
	form: FormData,
	schema: Schema,
	check?: FormCheck<z.output<Schema>>,
): Promise<ReadForm<z.output<Schema>>> {
	const submission = await parseWithZod(plainFields(form), { schema, async: true });
	const refuse = (errors?: Record<string, string[]>, init: number | ResponseInit = 422) =>
		replyTo(submission, errors, init);
	const isValid = submission.status === "success";
	const objection = isValid ? await check?.(form, submission.value as z.output<Schema>) : undefined;
	if (objection) return { ok: false, refusal: refuse({ "": [objection] }) };
	return isValid
		? { ok: true, value: submission.value as z.output<Schema>, refuse }
		: { ok: false, refusal: refuse() };
}

/**
 * Passes only the fields that our forms use to the parser. The parser turns names such as `a[30000000]` and
 * `a.b.c` into lists and objects, and reads some names as instructions.
 */
function plainFields(form: FormData): FormData {
	const plain = new FormData();
	let count = 0;
	for (const [name, value] of form)
		if (PLAIN_NAME.test(name) && ++count <= MAX_FIELDS) plain.append(name, value);
	return plain;
}

function replyTo(
	submission: Submission<unknown>,
	errors: Record<string, string[]> | undefined,
	init: number | ResponseInit,
) {
	const { "": formErrors, ...fieldErrors } = errors ?? {};
	const result = submission.reply({ hideFields: SECRET_FIELDS, formErrors, fieldErrors }) as SubmissionResult<
		string[]
	>;
	return json(result, init);
}

function checkOrigin(request: Request, form: FormData, person: Person | null): void {
	const verdict = judgeOrigin(request.headers);
	const token = form.get("formToken");
	const vouched = verdict === "same" || (verdict === "unknown" && person === null);
	const hasToken = person !== null && typeof token === "string" && sameSecret(token, person.formToken);
	if (vouched || (verdict === "unknown" && hasToken)) return;
	throw refused(403, {
		title: "This form could not be accepted",
		message: "For your security, nothing was changed. Open the page again and send the form from there.",
	});
}

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

/** The fields of a form, for a screen whose schema depends on them; `judgePublicForm` checks them. */
export async function readFields(request: Request): Promise<FormData> {
	const type = request.headers.get("Content-Type") ?? "";
	const body = await readBody(request);
	if (body.byteLength === 0) return new FormData();
	if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw notAForm();
	try {
		return await new Response(body, { headers: { "Content-Type": type } }).formData();
	} catch {
		throw notAForm();
	}
}

/**
 * Reads at most `MAX_FORM_BYTES` of the body, whatever Content-Length says. It reads and drops a little more,
 * because a browser that is cut off while sending shows its own error instead of our page.
 */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	const reader = request.body?.getReader();
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		size += part.value.byteLength;
		if (size <= MAX_FORM_BYTES) chunks.push(part.value);
		else if (size > MAX_DROPPED_BYTES) break;
	}
	if (size <= MAX_FORM_BYTES) return new Uint8Array(Buffer.concat(chunks));
	throw tooMuchText();
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
