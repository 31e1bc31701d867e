import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { signOut } from "#app/account/sign-in/sign-in-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { postOnly } from "#app/http/session/guards.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";

export const loader = postOnly("/");

export async function action({ request }: ActionFunctionArgs) {
	const person = await readPerson(request);
	await readForm(request, z.object({}), person);
	// Sent twice, the second request finds nobody signed in. The answer is the same.
	const headers = person ? await signOut(person) : new Headers();
	return redirectWithFlash("/", { tone: "success", text: t.signIn.signedOut }, headers);
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
