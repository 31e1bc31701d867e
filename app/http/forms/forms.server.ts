import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, json, type TypedResponse } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import type { Role } from "#app/common/roles.ts";
import { isBlank, withoutUnseen } from "#app/common/typed-text.ts";
import { sameSecret } from "#app/http/cookies/secrets.server.ts";
import { readBody } from "#app/http/network/read-body.server.ts";
import type { RefusedData } from "#app/http/network/refused.ts";
import { isFromOwnPage, judgeOrigin } from "#app/http/network/same-origin.server.ts";
import { TRAP_FIELD } from "#app/ui/form/bot-fields.ts";

/** A whole form without files. */
export const MAX_FORM_BYTES = 64 * 1024;
const PLAIN_NAME = /^[A-Za-z]\w{0,63}$/;
/** More than this are left out, unless the form needs more: reading 1,000 of them takes 1 ms. */
const MAX_FIELDS = 200;
/** Never sent back to the browser, not even to the person who typed them. */
export const SECRET_FIELDS = [
	"password",
	"currentPassword",
	"newPassword",
	"proof",
	"signInCode",
	"formToken",
	TRAP_FIELD,
];

/** Compared as they are typed, invisible characters included. */
export const PASSWORD_FIELDS = ["password", "currentPassword", "newPassword", "proof"];

/* What a schema says that has no sentence of its own: of a field that only another program fills in like that, such as
   one that is sent twice. Nobody reads a library's message. */
z.config({ customError: () => t.requests.unreadable });

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
	/** For a form with rules of its own that come before `trapped()`: the caller refuses it. */
	reportsBots?: boolean;
	/** The most fields of the form, if it needs more than others. */
	maxFields?: number;
	/** The body, when it was read elsewhere. */
	body?: FormData;
	/** The origin is known by other means than those of `judgeOrigin`. */
	isFromHere?: boolean;
};

/** The signed-in account that sends a form. */
export type SignedIn = { accountId: number; role: Role; formToken: string };

/** Reads the form that `person` sent, null without an account. */
type FormReader = <Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	person: SignedIn | null,
	options?: FormOptions,
) => Promise<ReadForm<z.output<Schema>>>;

/** Refuses a form whose trap is filled in. */
export const trapped = () => ({ "": [t.requests.trapped] });

/**
 * Reads every form without files. Answers with an error page: a form from another site (403), over 64 KB
 * (413) or not a form (415), and one without a token, from a page of this site, in a browser that doesn't tell the origin:
 * it may be sent again with a button (409). Shows the form again with what was typed: fields that break the schema, and then
 * a trap that is filled in (422).
 */
export const readForm: FormReader = async (request, schema, person, options = {}) => {
	const { reportsBots = false, isFromHere = false, maxFields = MAX_FIELDS, body } = options;
	const form = body ?? (await readFields(request));
	const verdict = isFromHere ? "same" : judgeOrigin(request.headers);
	const token = form.get("formToken");
	const isOwn = person === null || (typeof token === "string" && sameSecret(token, person.formToken));
	if (verdict === "unknown" && token === null && person && isFromOwnPage(request.headers))
		throw askToResend(request, form, person);
	if (verdict === "other" || (verdict === "unknown" && !isOwn)) throw refused(403, fromElsewhere());
	const fields = plainFields(form, maxFields);
	const submission = await parseWithZod(fields, { schema, async: true });
	const refuse = (errors: Record<string, string[]> = {}, init: number | ResponseInit = 422): RefusedForm => {
		const { "": formErrors, ...fieldErrors } = errors;
		const result = submission.reply({ hideFields: SECRET_FIELDS, formErrors, fieldErrors });
		return json(result as SubmissionResult<string[]>, init);
	};
	const isTrapped = Boolean(fields.get(TRAP_FIELD));
	if (submission.status !== "success") return { ok: false, refusal: refuse() };
	if (isTrapped && !reportsBots) return { ok: false, refusal: refuse(trapped()) };
	return { ok: true, value: submission.value as z.output<typeof schema>, isTrapped, refuse };
};

function fieldsOf(pairs: Iterable<[string, string]>): FormData {
	const fields = new FormData();
	for (const [name, value] of pairs) fields.append(name, value);
	return fields;
}

/**
 * What was typed into each field: nothing when it is blank, and without characters that nobody sees. Leaves out names
 * such as `a[30000000]` and `a.b.c`, which the parser turns into lists and objects or reads as instructions.
 */
function plainFields(fields: Iterable<[string, FormDataEntryValue]>, most: number): FormData {
	const plain = new FormData();
	for (const [name, value] of [...fields].filter(([name]) => PLAIN_NAME.test(name)).slice(0, most))
		plain.append(name, typeof value === "string" ? plainText(name, value) : value);
	return plain;
}

function plainText(name: string, typed: string): string {
	if (isBlank(typed)) return "";
	return PASSWORD_FIELDS.includes(name) ? typed : withoutUnseen(typed);
}

/** Reads a form that was sent with GET, such as the first step of one that asks for confirmation. */
export async function readQueryForm<Schema extends z.ZodType>(
	url: string,
	schema: Schema,
): Promise<{ ok: true; value: z.output<Schema> } | { ok: false; refusal: SubmissionResult<string[]> }> {
	const fields = plainFields(new URL(url).searchParams, MAX_FIELDS);
	const submission = await parseWithZod(fields, { schema, async: true });
	return submission.status === "success"
		? { ok: true, value: submission.value as z.output<Schema> }
		: { ok: false, refusal: submission.reply() as SubmissionResult<string[]> };
}

const fromElsewhere = () => ({
	title: t.requests.fromElsewhere.title,
	message: t.requests.fromElsewhere.text,
});

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

function askToResend(request: Request, form: FormData, { formToken }: SignedIn) {
	const { pathname, search } = new URL(request.url);
	return refused(409, {
		title: t.requests.again.title,
		message: t.requests.again.text,
		resend: {
			action: pathname + search,
			fields: textEntries(form).filter(([name]) => name !== "formToken"),
			formToken,
			isMultipart: isMultipart(request),
		},
	});
}

export const isMultipart = ({ headers }: Request): boolean =>
	/^multipart\b/i.test(headers.get("Content-Type") ?? "");

/** The fields of a form that are text, not files. */
export const textEntries = (form: FormData): [string, string][] =>
	[...form].filter((field): field is [string, string] => typeof field[1] === "string");

/** The fields of a form, for a screen whose schema depends on them: pass them on as `body`. */
export async function readFields(request: Request): Promise<FormData> {
	const body = await readBody(request, MAX_FORM_BYTES);
	if (body === null) throw tooMuchText();
	if (body.length === 0) return new FormData();
	const type = request.headers.get("Content-Type") ?? "";
	if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw notAForm();
	if (/^application/i.test(type)) return fieldsOf(new URLSearchParams(body.toString()));
	return new Response(new Uint8Array(body), { headers: { "Content-Type": type } }).formData().catch(() => {
		throw notAForm();
	});
}

export const tooMuchText = () =>
	refused(413, {
		title: t.requests.tooLarge.title,
		message: t.requests.tooLarge.text,
	});

export const notAForm = () =>
	refused(415, {
		title: t.requests.unsupported.title,
		message: t.requests.unsupported.text,
	});

function refused(status: number, page: RefusedData) {
	return data(page, { status });
}
