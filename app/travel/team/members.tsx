import { MEMBER_ROLES, type MemberRole } from "#app/account/memberships/member-roles.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";

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
				{ key: "role", title: "Role", cell: ({ role }) => MEMBER_ROLES[role].label },
				{ key: "since", title: "Since", cell: ({ since }) => since },
			]}
			actions={({ id, name, role, isOwn }) =>
				role === "owner" ? null : (
					<div className="flex flex-wrap justify-end gap-2">
						{mayChange ? (
							<ButtonLink href={`${path}/${id}`} variant="plain" dense>
								Change role<span className="sr-only"> of {name}</span>
							</ButtonLink>
						) : null}
						{mayChange || isOwn ? (
							<ButtonLink href={`${path}/${id}/removal`} variant="plain" dense>
								{isOwn ? "Leave" : "Remove"}
								<span className="sr-only"> {isOwn ? "the team" : name}</span>
							</ButtonLink>
						) : null}
					</div>
				)
			}
		/>
	);
}
