import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { DeadLink } from "#app/account/sign-in/dead-link.tsx";
import { confirmEmail, readLink } from "#app/account/sign-in/open-link.server.ts";
import { registeredSubjects } from "#app/account/subjects.server.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { readLinkToken, requireLinkToken } from "#app/http/session/link-token.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta = () => privatePageMeta(t.confirmEmail.title);
export const headers = secretLinkHeaders;

/** Only shows what the link does: email scanners open links, too, and must not confirm anything. */
export async function loader({ request }: LoaderFunctionArgs) {
	const token = requireLinkToken(request, "/profile/email");
	const purposes = ["verify_email", "change_email"] as const;
	const link = await readLink(db, { token, purposes, now: new Date() });
	if (!link) return json(null, { status: 410 });
	return json({ email: link.new_email ?? link.email, isNew: link.new_email !== null });
}

const STATUSES = { gone: 410, email_taken: 409, not_own: 403 };

/** Only for the account of the link: nobody else may confirm its address. */
export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return json({ reason: null }, { status: 422 });
	const token = readLinkToken(request);
	const { accountId } = person;
	const outcome = await confirmEmail(db, registeredSubjects(), { token, accountId, now: new Date() });
	if (!outcome.ok) return json({ reason: outcome.reason }, { status: STATUSES[outcome.reason] });
	const text = t.confirmEmail.done({ email: outcome.email });
	return redirectWithFlash("/profile", { tone: "success", text });
}

export default function VerifyEmail() {
	const link = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			{failed?.reason === "not_own" ? (
				<>
					<h1 className="text-2xl">{t.confirmEmail.notConfirmed}</h1>
					<p className="mt-3" role="alert">
						{t.confirmEmail.otherAccount}
					</p>
					<PostForm action="/logout" className="mt-6">
						<Button busy={t.signIn.signingOut}>{t.signIn.signOut}</Button>
					</PostForm>
				</>
			) : failed?.reason === "email_taken" ? (
				<DeadLink
					why={t.confirmEmail.taken}
					action={{ label: t.confirmEmail.another, href: "/profile/email" }}
				/>
			) : link ? (
				<>
					<h1 className="text-2xl">{link.isNew ? t.confirmEmail.newTitle : t.confirmEmail.title}</h1>
					<p className="mt-3 text-lg font-semibold wrap-anywhere">{link.email}</p>
					<p className="mt-1 text-secondary">{link.isNew ? t.confirmEmail.newLead : t.confirmEmail.lead}</p>
					<PostForm className="mt-6">
						<Button busy={t.words.confirming}>{t.confirmEmail.button}</Button>
					</PostForm>
				</>
			) : (
				<DeadLink
					why={t.confirmEmail.deadLink}
					action={{ label: t.confirmEmail.settings, href: "/profile/email" }}
				/>
			)}
		</div>
	);
}
