import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
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
			<Card title={t.hotelReview.owner.title}>
				<p className="text-secondary">{t.hotelReview.owner.nobody}</p>
			</Card>
		);
	const more = owner.otherCount - owner.others.length;
	const others =
		owner.otherCount === 0 ? (
			t.hotelReview.none
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
							{t.hotelReview.owner.more({ more })}
						</a>
					</li>
				) : null}
			</ul>
		);
	return (
		<FactCard
			title={t.hotelReview.owner.title}
			facts={[
				[
					t.hotelReview.owner.name,
					<span key="name" className="inline-flex flex-wrap items-center gap-2">
						<a className="link" href={`/users/${owner.id}`}>
							{owner.name}
						</a>
						{owner.isSuspended ? (
							<StatusBadge tone="red" icon="ban" label={t.hotelReview.owner.suspended} />
						) : null}
					</span>,
				],
				[
					t.hotelReview.email,
					<span key="email">
						{owner.hasConfirmedEmail
							? t.hotelReview.owner.confirmed({ email: <EmailLink email={owner.email} /> })
							: t.hotelReview.owner.unconfirmed({ email: <EmailLink email={owner.email} /> })}
					</span>,
				],
				[t.hotelReview.owner.since, owner.since],
				[t.hotelReview.owner.others, others],
			]}
		/>
	);
}

/** The seller that a hotel's invoices name. */
export function SellerCard({ seller }: Pick<Review, "seller">) {
	if (!seller)
		return (
			<Card title={t.hotelReview.seller.title}>
				<p className="text-secondary">{t.hotelReview.seller.none}</p>
			</Card>
		);
	return (
		<FactCard
			title={t.hotelReview.seller.title}
			facts={[
				[t.hotelReview.owner.name, seller.name],
				[
					t.hotelReview.address,
					<span key="address" className="whitespace-pre-line" dir="auto">
						{seller.address}
					</span>,
				],
				[t.hotelReview.seller.taxNumber, seller.tax_number || t.hotelReview.none],
				...(seller.email
					? [[t.hotelReview.email, <EmailLink key="email" email={seller.email} />] as const]
					: []),
				...(seller.phone ? [[t.hotelReview.phone, seller.phone] as const] : []),
			]}
		/>
	);
}

/** The calendars of other sites that a hotel imports, and whether they could be read. */
export function FeedsCard({ feeds }: Pick<Review, "feeds">) {
	return (
		<Card title={t.hotelReview.calendars.title}>
			{feeds.length === 0 ? (
				<p className="text-secondary">{t.hotelReview.calendars.none}</p>
			) : (
				<ul className="grid gap-3">
					{feeds.map(({ id, name, room, fault, read }) => (
						<li key={id} className="flex gap-2">
							<span data-tone={fault ? "red" : "green"} className="shrink-0 text-tone">
								<Icon name={fault ? "alert" : "check"} className="mt-1" />
							</span>
							<div className="min-w-0 wrap-anywhere">
								<p>
									{t.hotelReview.calendars.of({
										name,
										rest: (text) => <span className="text-secondary">{text}</span>,
										room,
									})}
								</p>
								<p className="text-sm text-secondary">
									{fault ? t.hotelReview.calendars.failed({ fault }) : null}{" "}
									{read ? t.hotelReview.calendars.read({ moment: read }) : t.hotelReview.calendars.notRead}
								</p>
							</div>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
