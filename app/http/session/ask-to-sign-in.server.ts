import { data, redirect } from "@remix-run/node";
import { t } from "#app/common/language/messages.ts";
import {
	isMultipart,
	PASSWORD_FIELDS,
	readFields,
	SECRET_FIELDS,
	textEntries,
} from "#app/http/forms/forms.server.ts";
import { receiveForm } from "#app/http/forms/receive-form.server.ts";
import type { RefusedData } from "#app/http/network/refused.ts";
import { isFromOwnPage, judgeOrigin } from "#app/http/network/same-origin.server.ts";
import { signInPath } from "./sign-in-path.ts";

/**
 * The answer to somebody who isn't signed in: the sign-in page, which leads back to the URL. A form that was sent from a
 * page of this site gets a page that has what was typed, without passwords and files, and a button to send it again
 * after signing in (401). The framework's script gets the redirect, because it keeps the form on the screen.
 */
export async function askToSignIn(request: Request) {
	const signIn = signInPath(request.url);
	const { form, isUnstored } = mayHoldTyped(request) ? await readTyped(request) : NOTHING;
	const typed = textEntries(form);
	const fields = typed.filter(([name]) => !SECRET_FIELDS.includes(name));
	if (fields.length === 0) return redirect(signIn, { status: 303 });
	const { pathname, search } = new URL(request.url);
	const hasPasswords = typed.some(([name, value]) => value !== "" && PASSWORD_FIELDS.includes(name));
	const page: RefusedData = {
		title: t.requests.signIn.title,
		message: keptSentence({ hasPasswords, isUnstored }),
		resend: { action: pathname + search, fields, signIn, isMultipart: isMultipart(request) },
	};
	return data(page, { status: 401 });
}

const keptSentence = ({
	hasPasswords,
	isUnstored,
}: {
	hasPasswords: boolean;
	isUnstored: boolean;
}): string => {
	const { all, withoutPasswords, withoutFiles, withoutBoth } = t.requests.signIn.kept;
	if (hasPasswords) return isUnstored ? withoutBoth : withoutPasswords;
	return isUnstored ? withoutFiles : all;
};

const NOTHING = { form: new FormData(), isUnstored: false };

const mayHoldTyped = (request: Request) =>
	request.method === "POST" &&
	!request.bodyUsed &&
	(request.headers.get("Accept") ?? "").includes("text/html") &&
	(judgeOrigin(request.headers) === "same" || isFromOwnPage(request.headers));

async function readTyped(request: Request): Promise<typeof NOTHING> {
	if (isMultipart(request)) return receiveForm(request, { fileBytes: 0, files: 0, store: null });
	return { form: await readFields(request), isUnstored: false };
}
