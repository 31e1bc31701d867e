import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { setAvatar } from "#app/account/profile/profile.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireUser(request);
	return redirect("/profile/avatar", { status: 303 });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	await setAvatar(db, { accountId: person.accountId, picture: null, now: new Date() });
	return redirectWithFlash("/profile", { tone: "success", text: "Your picture has been removed." });
}

// A refused form is a page, and a page needs a screen; this one is never seen.
export default function AvatarRemoval() {
	return null;
}
