import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireUser } from "#app/http/identity/guards.server.ts";
import { readLinkToken, requireLinkToken } from "#app/http/identity/link-token.server.ts";
import { secretLinkHeaders } from "#app/http/identity/secret-link.ts";
import { db } from "#app/http/process/database.server.ts";
import { confirmEmail, readLink } from "#app/people/links/open-link.server.ts";
import { DeadLink } from "#app/people/ui/dead-link.tsx";
import { privatePageMeta } from "#app/site/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta: MetaFunction = () => privatePageMeta("Confirm your e-mail address");
export const headers = secretLinkHeaders;

/** Only shows what the link would do: scanners of mail open links, too, and must not do it. */
export async function loader({ request }: LoaderFunctionArgs) {
	const token = await requireLinkToken(request, "/profile/email");
	const purposes = ["verify_email", "change_email"] as const;
	const link = await readLink(db, { token, purposes, now: new Date() });
	if (!link) return json(null, { status: 410 });
	return json({ email: link.new_email ?? link.email, isNew: link.new_email !== null });
}

const STATUSES = { gone: 410, email_taken: 409, not_own: 403 };

/** Only for the account the link is about: whoever else holds it must not confirm an address in its name. */
export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return json({ reason: null }, { status: 422 });
	const token = await readLinkToken(request);
	const { accountId } = person;
	const outcome = await confirmEmail(db, { token, accountId, now: new Date() });
	if (!outcome.ok) return json({ reason: outcome.reason }, { status: STATUSES[outcome.reason] });
	const text = `${outcome.email} is confirmed. Thank you.`;
	return redirectWithFlash("/profile", { tone: "success", text });
}

export default function VerifyEmail() {
	const link = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			{failed?.reason === "not_own" ? (
				<>
					<h1 className="text-2xl">Your e-mail address is not confirmed</h1>
					<p className="mt-3" role="alert">
						This link belongs to another account. Sign in with that one.
					</p>
					<PostForm action="/logout" className="mt-6">
						<Button busy="Signing out...">Sign out</Button>
					</PostForm>
				</>
			) : failed?.reason === "email_taken" ? (
				<DeadLink
					why="Another account was made with this e-mail address in the meantime, so yours keeps the one it has."
					action={{ label: "Choose another address", href: "/profile/email" }}
				/>
			) : link ? (
				<>
					<h1 className="text-2xl">
						{link.isNew ? "Confirm your new e-mail address" : "Confirm your e-mail address"}
					</h1>
					<p className="mt-3 text-lg font-semibold wrap-anywhere">{link.email}</p>
					<p className="mt-1 text-secondary">
						{link.isNew
							? "From then on you sign in with this address, and our mail goes to it."
							: "Bookings you made with this address as a guest join your account."}
					</p>
					<PostForm className="mt-6">
						<Button busy="Confirming...">Confirm e-mail address</Button>
					</PostForm>
				</>
			) : (
				<DeadLink
					why="It works once and for a limited time, and only the newest one does. If you have confirmed the address already, there is nothing left to do."
					action={{ label: "Go to your e-mail settings", href: "/profile/email" }}
				/>
			)}
		</div>
	);
}
