import { MEMBER_ROLES, type MemberRole } from "#app/account/memberships/member-roles.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

type Member = { id: string; name: string; email: string; role: MemberRole; since: string; isOwn: boolean };

type MembersProps = { members: Member[]; path: string; mayChange: boolean };

/** The members of a team. The owner changes and removes the others; each of the others can leave. */
export function Members({ members, path, mayChange }: MembersProps) {
	return (
		<DataTable
			caption="Members"
			rows={members}
			rowKey={({ id }) => id}
			columns={[
				{
					key: "member",
					title: "Member",
					isLead: true,
					cell: ({ name, email, isOwn }) => (
						<>
							<span className="font-semibold wrap-anywhere">
								{name}
								{isOwn ? " (you)" : ""}
							</span>
							<span className="block text-secondary wrap-anywhere">{email}</span>
						</>
					),
				},
				{ key: "role", title: "Role", onPhone: "first", cell: ({ role }) => MEMBER_ROLES[role].label },
				{ key: "since", title: "Since", onPhone: "last", cell: ({ since }) => since },
			]}
			actions={({ id, name, role, isOwn }) =>
				role === "owner" || !(mayChange || isOwn) ? null : (
					<RowMenu label={`Actions for ${name}`}>
						{mayChange ? (
							<MenuLink href={`${path}/${id}`} icon="user">
								Change role
							</MenuLink>
						) : null}
						<MenuLink href={`${path}/${id}/removal`} icon={isOwn ? "log-out" : "trash"} danger>
							{isOwn ? "Leave the team" : "Remove"}
						</MenuLink>
					</RowMenu>
				)
			}
		/>
	);
}
