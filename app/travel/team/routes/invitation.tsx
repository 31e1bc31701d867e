import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readOwner } from "#app/account/memberships/members.server.ts";
import { DeadLink, SignOutToAccept } from "#app/account/sign-in/dead-link.tsx";
import { registeredSubjects } from "#app/account/subjects.server.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { maskEmail } from "#app/common/masked-email.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { readLinkToken, requireLinkToken } from "#app/http/session/link-token.server.ts";
import { type Person, readPerson } from "#app/http/session/session.server.ts";
import { acceptInvitation, readInvitation } from "#app/travel/team/team.server.ts";
import { invitationLink } from "#app/travel/team/team-mails.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta: MetaFunction = () => privatePageMeta(t.joinTeam.metaTitle);
export const headers = secretLinkHeaders;

type InvitationState = "signed_out" | "not_own" | "staff" | "is_owner" | "ready";

/** Who opens the link: somebody who may accept it, or what they have to do first. */
async function stateFor(
	{ hotel_id: hotelId, email }: { hotel_id: number; email: string },
	person: Person | null,
): Promise<InvitationState> {
	if (!person) return "signed_out";
	if ((await readOwner(db, { hotelId }))?.id === person.accountId) return "is_owner";
	if (person.email !== email) return "not_own";
	return person.role === "Admin" || person.role === "SuperAdmin" ? "staff" : "ready";
}

/** Only shows what the link does: email scanners open links, too, and must not accept anything. */
export async function loader({ request }: LoaderFunctionArgs) {
	const token = requireLinkToken(request, "/login");
	const invitation = await readInvitation(db, { token, now: new Date() });
	if (!invitation) return json({ invitation: null }, { status: 410 });
	const person = await readPerson(request);
	const state = await stateFor(invitation, person);
	const { hotel_id, email, ...shown } = invitation;
	return json({
		// Whoever holds the link is not yet known to be the person who got it.
		invitation: { ...shown, email: state === "ready" ? email : maskEmail(email) },
		state,
		redirectTo: invitationLink(token),
		signedInAs: person?.email ?? "",
	});
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const token = readLinkToken(request);
	const { accountId } = person;
	const outcome = await acceptInvitation(db, registeredSubjects(), { token, accountId, now: new Date() });
	// The page explains why.
	if (!outcome.ok) return json(null, { status: outcome.reason === "gone" ? 410 : 403 });
	const text = t.joinTeam.joined({ hotel: outcome.hotel, role: t.memberRoles[outcome.role].label });
	return redirectWithFlash("/owner/dashboard", { tone: "success", text });
}

export default function TeamInvitation() {
	const found = useLoaderData<typeof loader>();
	const roleLabel = found.invitation && <strong>{t.memberRoles[found.invitation.role].label}</strong>;
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			{found.invitation === null ? (
				<DeadLink why={t.joinTeam.dead} action={{ label: t.joinTeam.home, href: "/" }} />
			) : (
				<>
					<h1 className="text-2xl wrap-anywhere">{t.joinTeam.title({ hotel: found.invitation.hotel })}</h1>
					<p className="mt-3">
						{found.invitation.inviter === null
							? t.joinTeam.ownerInvites({ email: found.invitation.email, role: roleLabel })
							: t.joinTeam.invites({
									inviter: found.invitation.inviter,
									email: found.invitation.email,
									role: roleLabel,
								})}
					</p>
					<p className="mt-1 text-secondary">{t.memberRoles[found.invitation.role].may}</p>
					<div className="mt-6">
						<NextStep {...found} {...found.invitation} />
					</div>
				</>
			)}
		</div>
	);
}

type NextStepProps = {
	state: InvitationState;
	hotel: string;
	email: string;
	redirectTo: string;
	signedInAs: string;
};

function NextStep({ state, hotel, email, redirectTo, signedInAs }: NextStepProps) {
	if (state === "ready")
		return (
			<PostForm>
				<Button busy={t.joinTeam.busy}>{t.joinTeam.button}</Button>
			</PostForm>
		);
	if (state === "staff") return <p role="alert">{t.joinTeam.staff}</p>;
	if (state === "is_owner")
		return (
			<>
				<p role="alert">{t.joinTeam.owner({ hotel, email })}</p>
				<ButtonLink className="mt-5" href="/owner/dashboard">
					{t.joinTeam.openToday}
				</ButtonLink>
			</>
		);
	if (state === "signed_out")
		return (
			<div className="flex flex-wrap gap-3">
				<ButtonLink href={`/login?${new URLSearchParams({ redirectTo })}`}>{t.joinTeam.signIn}</ButtonLink>
				<ButtonLink variant="plain" href={`/signup?${new URLSearchParams({ role: "Hotel", redirectTo })}`}>
					{t.joinTeam.createAccount}
				</ButtonLink>
			</div>
		);
	return <SignOutToAccept why={t.joinTeam.otherAddress({ signedInAs, email })} />;
}
