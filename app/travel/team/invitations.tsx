import { type InvitedRole, MEMBER_ROLES } from "#app/account/memberships/member-roles.ts";
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

/** Invitations that nobody has accepted; the owner sends them again or withdraws them. */
export function Invitations({ invitations, path, mayChange, mayInvite }: InvitationsProps) {
	return (
		<DataTable
			caption="Invitations"
			rows={invitations}
			rowKey={({ id }) => id}
			columns={[
				{
					key: "email",
					title: "Email",
					isLead: true,
					cell: ({ email }) => <span className="font-semibold wrap-anywhere">{email}</span>,
				},
				{ key: "role", title: "Role", onPhone: "first", cell: ({ role }) => MEMBER_ROLES[role].label },
				{ key: "inviter", title: "Sent by", onPhone: "none", cell: ({ inviter }) => inviter },
				{
					key: "ends",
					title: "Link",
					onPhone: "last",
					cell: ({ ends, isExpired }) => (isExpired ? `Expired ${ends}` : `Works until ${ends}`),
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
										<Button variant="plain" dense busy="Sending...">
											Send again<span className="sr-only"> to {email}</span>
										</Button>
									</PostForm>
								) : null}
								<PostForm action={`${path}/invitations/${id}/withdrawal`}>
									<Button variant="plain" dense busy="Withdrawing...">
										Withdraw<span className="sr-only"> the invitation of {email}</span>
									</Button>
								</PostForm>
							</div>
						),
					}
				: {})}
		/>
	);
}
