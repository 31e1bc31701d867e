import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { readPerson, signOut } from "#app/http/identity/session.server.ts";

export const loader = () => redirect("/", { status: 303 });

export async function action({ request }: ActionFunctionArgs) {
	const person = await readPerson(request);
	await readForm(request, z.object({}), person);
	// Sent twice, the second finds nobody to sign out; the answer is the same.
	const headers = person ? await signOut(person) : new Headers();
	return redirectWithFlash("/", { tone: "success", text: "You are signed out." }, headers);
}

// A refused form is a page, and a page needs a screen; this one is never seen.
export default function Logout() {
	return null;
}
