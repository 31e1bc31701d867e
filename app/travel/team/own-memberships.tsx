import { t } from "#app/common/language/messages.ts";

type Membership = { name: string; role: string; leaveHref: string };

/** The hotels that somebody works for without owning them, each with a link to leave. */
export function OwnMemberships({ memberships }: { memberships: Membership[] }) {
	if (memberships.length === 0) return null;
	return (
		<section aria-labelledby="teams" className="mt-10 border-t border-line pt-6">
			<h2 id="teams" className="mb-2 text-lg">
				{t.team.own.title}
			</h2>
			<ul className="space-y-1.5">
				{memberships.map(({ name, role, leaveHref }) => (
					<li key={leaveHref}>
						{name}: {role}.{" "}
						<a className="link" href={leaveHref}>
							{t.team.own.leave({ rest: (text) => <span className="sr-only">{text}</span>, hotel: name })}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
