import type { ReactNode } from "react";
import { maskId } from "#app/common/masked-id.ts";
import type { readReview } from "#app/travel/approval/review-request.server.ts";
import { HOTEL_STATES } from "#app/travel/hotels/hotel-states.ts";
import { Card } from "#app/ui/card.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
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

/** A hotel as its reviewer reads it. */
type Review = NonNullable<Awaited<ReturnType<typeof readReview>>>;

/** The account that owns a hotel, and its other hotels. */
export function OwnerCard({ owner }: Pick<Review, "owner">) {
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

/** The seller that a hotel's invoices name. */
export function SellerCard({ seller }: Pick<Review, "seller">) {
	if (!seller)
		return (
			<Card title="Seller details">
				<p className="text-secondary">None yet. The owner enters them before the first invoice.</p>
			</Card>
		);
	return (
		<FactCard
			title="Seller details"
			facts={[
				["Name", seller.name],
				[
					"Address",
					<span key="address" className="whitespace-pre-line">
						{seller.address}
					</span>,
				],
				["Tax number", seller.tax_number || "None"],
				...(seller.email ? [["Email", <EmailLink key="email" email={seller.email} />] as const] : []),
				...(seller.phone ? [["Phone", seller.phone] as const] : []),
			]}
		/>
	);
}

/** The calendars of other sites that a hotel imports, and whether they could be read. */
export function FeedsCard({ feeds }: Pick<Review, "feeds">) {
	return (
		<Card title="Imported calendars">
			{feeds.length === 0 ? (
				<p className="text-secondary">None: nights that are booked on other sites are not blocked here.</p>
			) : (
				<ul className="grid gap-3">
					{feeds.map(({ id, name, room, fault, read }) => (
						<li key={id} className="flex gap-2">
							<span data-tone={fault ? "red" : "green"} className="shrink-0 text-tone">
								<Icon name={fault ? "alert" : "check"} className="mt-1" />
							</span>
							<div className="min-w-0 wrap-anywhere">
								<p>
									{name} <span className="text-secondary">for {room}</span>
								</p>
								<p className="text-sm text-secondary">
									{fault ? `Failed: ${fault}` : null} {read ? `Last read ${read}.` : "Not read yet."}
								</p>
							</div>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
