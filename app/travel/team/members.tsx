import type { MemberRole } from "#app/account/memberships/member-roles.ts";
import { t } from "#app/common/language/messages.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

type Member = { id: string; name: string; email: string; role: MemberRole; since: string; isOwn: boolean };

type MembersProps = { members: Member[]; path: string; mayChange: boolean };

/** The members of a team. The owner changes and removes the others; each of the others can leave. */
export function Members({ members, path, mayChange }: MembersProps) {
	return (
		<DataTable
			caption={t.team.members.title}
			rows={members}
			rowKey={({ id }) => id}
			columns={[
				{
					key: "member",
					title: t.team.members.member,
					isLead: true,
					cell: ({ name, email, isOwn }) => (
						<>
							<span className="font-semibold wrap-anywhere">
								{isOwn ? t.team.members.you({ name }) : name}
							</span>
							<span className="block text-secondary wrap-anywhere">{email}</span>
						</>
					),
				},
				{ key: "role", title: t.team.role, onPhone: "first", cell: ({ role }) => t.memberRoles[role].label },
				{ key: "since", title: t.team.members.since, onPhone: "last", cell: ({ since }) => since },
			]}
			actions={({ id, name, role, isOwn }) =>
				role === "owner" || !(mayChange || isOwn) ? null : (
					<RowMenu label={t.team.members.actions({ name })}>
						{mayChange ? (
							<MenuLink href={`${path}/${id}`} icon="user">
								{t.team.members.changeRole}
							</MenuLink>
						) : null}
						<MenuLink href={`${path}/${id}/removal`} icon={isOwn ? "log-out" : "trash"} danger>
							{isOwn ? t.team.members.leave : t.team.members.remove}
						</MenuLink>
					</RowMenu>
				)
			}
		/>
	);
}
