import { t } from "#app/common/language/messages.ts";
import { CONVERSATION_KINDS, isSent } from "#app/conversations/conversation-kinds.ts";
import type { ConversationRef, Correspondence } from "#app/conversations/conversation-subject.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Choice, SelectField } from "#app/ui/form/choice-field.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";

type ConversationAsideProps = {
	about: ConversationRef;
	found: Correspondence;
	here: string;
	search: string;
	subjectHref: string | null;
	/** Null before the first message. */
	conversation: { message_count: number; closed_at: string | null } | null;
	assignees: Choice[];
	/** Masked; empty for nobody. */
	assigned: string;
	/** Its changes in the trail; null for those who don't read it. */
	trail: string | null;
	/** The reader, masked. */
	me: string;
	/** A partner request: what was decided. */
	partner: PartnerState | null;
};

type PartnerState = {
	invited: string | null;
	acceptedBy: string | null;
	/** When the invitation was sent, as stored. */
	invitedAt: string | null;
	hasHotelAccount: boolean;
	/** Formatted. */
	declined: string | null;
};

/** What a conversation is about, whose it is, and its state. */
export function ConversationAside(props: ConversationAsideProps) {
	const { about, found, here, search, subjectHref, conversation, assignees, assigned, me, partner, trail } =
		props;
	return (
		<aside className="grid gap-5">
			<Card
				title={CONVERSATION_KINDS[about.kind].label}
				aside={
					subjectHref && !isSent(about.kind) ? (
						<a className="link" href={subjectHref}>
							{t.inbox.view[about.kind]}
						</a>
					) : null
				}
			>
				<dl className="grid gap-x-4 gap-y-2 md:grid-cols-[6rem_minmax(0,1fr)]">
					{found.facts.map(([label, value]) => (
						<Fact key={label} name={label}>
							{value}
						</Fact>
					))}
				</dl>
				{partner ? <Partner partner={partner} here={here} /> : null}
			</Card>
			{conversation ? (
				<Card title={t.inbox.conversation}>
					{assigned === me ? null : (
						<PostForm action={`${here}/assignment${search}`} className="mb-4">
							<input type="hidden" name="assignee" value={me} />
							<Button variant="plain" dense busy={t.inbox.assign.busy}>
								{t.inbox.assign.toMe}
							</Button>
						</PostForm>
					)}
					<PostForm action={`${here}/assignment${search}`} className="mb-4">
						<SelectField
							field={plainField("assignee", { name: "assignee", value: assigned })}
							label={t.inbox.assign.label}
							choices={[{ value: "", label: t.inbox.assigned.nobody }, ...assignees]}
							className="mb-3"
							dense
						/>
						<Button variant="plain" dense busy={t.inbox.assign.busy}>
							{t.inbox.assign.button}
						</Button>
					</PostForm>
					<PostForm action={`${here}/state${search}`} className="border-t border-line pt-4">
						<input type="hidden" name="seenMessages" value={conversation.message_count} />
						<input type="hidden" name="state" value={conversation.closed_at ? "open" : "closed"} />
						<Button variant="plain" dense busy={t.words.saving}>
							{conversation.closed_at ? t.inbox.state.reopenButton : t.inbox.state.closeButton}
						</Button>
						<p className="mt-2 text-sm text-secondary">
							{conversation.closed_at ? t.inbox.state.reopensToo : t.inbox.state.reopens}
						</p>
					</PostForm>
					{trail ? <TrailLink href={trail} /> : null}
				</Card>
			) : null}
		</aside>
	);
}

function Partner({ partner, here }: { partner: PartnerState; here: string }) {
	const { invited, acceptedBy, invitedAt, hasHotelAccount, declined } = partner;
	if (invited === null)
		return (
			<>
				{declined ? <p className="mt-4">{t.partnerRequests.declined({ date: declined })}</p> : null}
				<p className="mt-4 flex flex-wrap gap-3">
					<ButtonLink dense variant={declined ? "plain" : "primary"} href={`${here}/acceptance`}>
						{t.partnerRequests.accept.link}
					</ButtonLink>
					{declined ? null : (
						<ButtonLink dense variant="plain" href={`${here}/refusal`}>
							{t.partnerRequests.decline.link}
						</ButtonLink>
					)}
				</p>
			</>
		);
	return (
		<>
			<p className="mt-4 wrap-anywhere">
				{acceptedBy ? t.partnerRequests.acceptedBy({ name: acceptedBy }) : t.partnerRequests.isAccepted}{" "}
				{(hasHotelAccount ? t.partnerRequests.hasHotelAccount : t.partnerRequests.invited)({
					email: invited,
				})}
			</p>
			{hasHotelAccount || invitedAt === null ? null : (
				<PostForm action={`${here}/invitation`} className="mt-3">
					<input type="hidden" name="sentAt" value={invitedAt} />
					<Button variant="plain" dense busy={t.words.sending}>
						{t.partnerRequests.again.button}
					</Button>
				</PostForm>
			)}
		</>
	);
}
