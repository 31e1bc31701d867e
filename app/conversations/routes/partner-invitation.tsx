import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { DeadLink, SignOutToAccept } from "#app/account/sign-in/dead-link.tsx";
import { registeredSubjects } from "#app/account/subjects.server.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { maskEmail } from "#app/common/masked-email.ts";
import {
	joinAsPartner,
	partnerInvitationLink,
	readPartnerInvitation,
} from "#app/conversations/partner-acceptance.server.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { readLinkToken, requireLinkToken } from "#app/http/session/link-token.server.ts";
import { type Person, readPerson } from "#app/http/session/session.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta = () => privatePageMeta(t.partnerRequests.invitation.title);
export const headers = secretLinkHeaders;

/** The first page for a new hotel account. */
const FIRST_HOTEL = "/list-new-hotel";

type JoinState = "signed_out" | "not_own" | "staff" | "ready";

function stateOf(email: string, person: Person | null): JoinState {
	if (!person) return "signed_out";
	if (person.role === "Admin" || person.role === "SuperAdmin") return "staff";
	return person.email === email ? "ready" : "not_own";
}

/** Only shows what the link does: email scanners open links, too, and must not change an account. */
export async function loader({ request }: LoaderFunctionArgs) {
	const token = requireLinkToken(request, "/login");
	const person = await readPerson(request);
	const invitation = await readPartnerInvitation(db, { token, now: new Date() });
	// Whoever opens the link again has the account already.
	if (person?.role === "Hotel" && (!invitation || invitation.email === person.email))
		throw redirect(FIRST_HOTEL, { status: 303 });
	if (!invitation) return json({ invitation: null }, { status: 410 });
	const { email, hasAccount } = invitation;
	const state = stateOf(email, person);
	return json({
		// Whoever holds the link is not yet known to be the person who got it.
		invitation: { email: state === "ready" ? email : maskEmail(email), hasAccount },
		state,
		redirectTo: partnerInvitationLink(token),
		signedInAs: person?.email ?? "",
	});
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const token = readLinkToken(request);
	const { accountId } = person;
	const joined = await joinAsPartner(db, registeredSubjects(), { token, accountId, now: new Date() });
	// The page explains why.
	if (!joined.ok) return json(null, { status: joined.reason === "gone" ? 410 : 403 });
	const text = t.partnerRequests.invitation.done({ market: marketName() });
	return redirectWithFlash(FIRST_HOTEL, { tone: "success", text });
}

export default function PartnerInvitation() {
	const found = useLoaderData<typeof loader>();
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			{found.invitation === null ? (
				<DeadLink
					why={t.partnerRequests.invitation.dead}
					action={{ label: t.partnerRequests.invitation.contact, href: "/contact" }}
				/>
			) : (
				<>
					<h1 className="text-2xl">{t.partnerRequests.invitation.title}</h1>
					<p className="mt-3 mb-6 wrap-anywhere">
						{t.partnerRequests.invitation.lead({ market: marketName(), email: found.invitation.email })}
					</p>
					<NextStep {...found} {...found.invitation} />
				</>
			)}
		</div>
	);
}

type NextStepProps = {
	state: JoinState;
	hasAccount: boolean;
	redirectTo: string;
	signedInAs: string;
};

function NextStep({ state, hasAccount, redirectTo, signedInAs }: NextStepProps) {
	if (state === "ready")
		return (
			<PostForm>
				<p className="mb-5">{t.partnerRequests.invitation.becomes}</p>
				<Button busy={t.words.opening}>{t.partnerRequests.invitation.button}</Button>
			</PostForm>
		);
	if (state === "signed_out")
		return hasAccount ? (
			<>
				<p className="mb-5">{t.partnerRequests.invitation.hasAccount}</p>
				<ButtonLink href={`/login?${new URLSearchParams({ redirectTo })}`}>{t.login.title}</ButtonLink>
			</>
		) : (
			<ButtonLink href={`/signup?${new URLSearchParams({ role: "Hotel" })}`}>
				{t.partnerRequests.invitation.create}
			</ButtonLink>
		);
	return (
		<SignOutToAccept
			why={
				state === "staff"
					? t.partnerRequests.invitation.isStaff
					: t.partnerRequests.invitation.signedInAs({ email: signedInAs })
			}
		/>
	);
}
