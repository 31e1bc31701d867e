import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { forgetBrowser } from "#app/http/session/forget-browser.server.ts";
import { postOnly } from "#app/http/session/guards.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";

export const loader = postOnly("/");

/** For guests, as signing out is for others. What they ordered and booked stays, and can be tracked. */
export async function action({ request }: ActionFunctionArgs) {
	await readForm(request, z.object({}), await readPerson(request));
	const text = t.signIn.forgotBrowser;
	return redirectWithFlash("/", { tone: "success", text }, await forgetBrowser());
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
