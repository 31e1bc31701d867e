import type { InvitedRole } from "#app/account/memberships/member-roles.ts";
import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";

type Invitation = {
	id: string;
	email: string;
	role: InvitedRole;
	inviter: string | null;
	ends: string;
	isExpired: boolean;
};

type InvitationsProps = { invitations: Invitation[]; path: string; mayChange: boolean; mayInvite: boolean };

const hidden = (text: string) => <span className="sr-only">{text}</span>;

/** Invitations that nobody has accepted; the owner sends them again or withdraws them. */
export function Invitations({ invitations, path, mayChange, mayInvite }: InvitationsProps) {
	return (
		<DataTable
			caption={t.team.invitations.title}
			rows={invitations}
			rowKey={({ id }) => id}
			columns={[
				{
					key: "email",
					title: t.team.email,
					isLead: true,
					cell: ({ email }) => <span className="font-semibold wrap-anywhere">{email}</span>,
				},
				{ key: "role", title: t.team.role, onPhone: "first", cell: ({ role }) => t.memberRoles[role].label },
				{
					key: "inviter",
					title: t.team.invitations.inviter,
					onPhone: "none",
					cell: ({ inviter }) => inviter,
				},
				{
					key: "ends",
					title: t.team.invitations.link,
					onPhone: "last",
					cell: ({ ends, isExpired }) =>
						isExpired ? t.team.invitations.expired({ date: ends }) : t.team.invitations.works({ date: ends }),
				},
			]}
			{...(mayChange
				? {
						actions: ({ id, email, role }: Invitation) => (
							<div className="flex flex-wrap justify-end gap-2">
								{mayInvite ? (
									<PostForm action={path}>
										<input type="hidden" name="email" value={email} />
										<input type="hidden" name="role" value={role} />
										<Button variant="plain" dense busy={t.team.invitations.sending}>
											{t.team.invitations.sendAgain({ to: hidden, email })}
										</Button>
									</PostForm>
								) : null}
								<PostForm action={`${path}/invitations/${id}/withdrawal`}>
									<Button variant="plain" dense busy={t.team.invitations.withdrawing}>
										{t.team.invitations.withdraw({ rest: hidden, email })}
									</Button>
								</PostForm>
							</div>
						),
					}
				: {})}
		/>
	);
}
