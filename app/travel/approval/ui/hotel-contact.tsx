import type { ReactNode } from "react";
import { maskId } from "#app/common/masked-id.ts";
import { HOTEL_STATES, type HotelReviewStatus } from "#app/travel/hotels/hotel-states.ts";
import { Card } from "#app/ui/card.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

type Facts = readonly (readonly [name: string, fact: ReactNode])[];

/** Facts about a hotel that guests do not see, by name. */
export function FactCard({ title, facts }: { title: string; facts: Facts }) {
	return (
		<Card title={title}>
			<dl className="space-y-3">
				{facts.map(([term, fact]) => (
					<div key={term} className="grid gap-x-3 sm:grid-cols-[8.5rem_1fr]">
						<dt className="text-secondary">{term}</dt>
						<dd className="min-w-0 wrap-anywhere">{fact}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

export type ShownOwner = {
	id: number;
	name: string;
	email: string;
	/** Formatted, with how long ago. */
	since: string;
	hasConfirmedEmail: boolean;
	isSuspended: boolean;
	otherCount: number;
	others: readonly { id: number; name: string; city: string; reviewStatus: HotelReviewStatus }[];
};

/** The account that owns a hotel, and its other hotels. */
export function OwnerCard({ owner }: { owner: ShownOwner | null }) {
	if (!owner)
		return (
			<Card title="Owner">
				<p className="text-secondary">Nobody owns the hotel; Admins manage it.</p>
			</Card>
		);
	const more = owner.otherCount - owner.others.length;
	const others =
		owner.otherCount === 0 ? (
			"None"
		) : (
			<ul className="grid gap-1.5">
				{owner.others.map(({ id, name, city, reviewStatus }) => {
					const { tone, icon, label } = HOTEL_STATES[reviewStatus];
					return (
						<li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
							<a className="link" href={`/hotels/${maskId(id)}`}>
								{name}
							</a>
							<span className="text-secondary">{city}</span>
							<StatusBadge tone={tone} icon={icon} label={label} />
						</li>
					);
				})}
				{more > 0 ? (
					<li>
						<a className="link" href={`/hotels?${new URLSearchParams({ q: owner.email })}`}>
							{more} more
						</a>
					</li>
				) : null}
			</ul>
		);
	return (
		<FactCard
			title="Owner"
			facts={[
				[
					"Name",
					<span key="name" className="inline-flex flex-wrap items-center gap-2">
						<a className="link" href={`/users/${owner.id}`}>
							{owner.name}
						</a>
						{owner.isSuspended ? <StatusBadge tone="red" icon="ban" label="Suspended" /> : null}
					</span>,
				],
				[
					"Email",
					<span key="email">
						<EmailLink email={owner.email} /> {owner.hasConfirmedEmail ? "(confirmed)" : "(not confirmed)"}
					</span>,
				],
				["Account since", owner.since],
				["Other hotels", others],
			]}
		/>
	);
}
