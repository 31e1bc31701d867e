import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { consentCookie } from "#app/http/cookies/consent.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";

/** Only the cookie notice's form leads here; cookies are described under privacy. */
export const loader = () => redirect("/privacy#cookies", { status: 303 });

export async function action({ request }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const form = await readForm(request, z.object({ from: z.string().optional() }), person);
	const back = ownPath(form.ok ? form.value.from : undefined);
	return redirect(back, { status: 303, headers: { "Set-Cookie": consentCookie() } });
}
