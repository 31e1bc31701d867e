import { t } from "#app/common/language/messages.ts";
import { shortCount } from "#app/common/lists/most-counted.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OVERVIEW_GROUPS, type OverviewFigureName } from "./overview-figures.ts";
import "./overview.css";

export type WaitingHotel = { id: string; name: string; place: string; owner: string | null; age: string };

/** The hotels that wait longest for approval, each with a link to its page. */
export function WaitingHotels({ hotels, total }: { hotels: readonly WaitingHotel[]; total: number }) {
	return (
		<Card
			title={t.overview.waitingHotels.title}
			aside={
				total > hotels.length ? (
					<a className="link" href="/hotels?status=pending">
						{t.overview.all({ count: shortCount(total) })}
					</a>
				) : null
			}
		>
			{hotels.length === 0 ? (
				<p className="text-secondary">{t.overview.waitingHotels.none}</p>
			) : (
				<ol className="-my-3 divide-y divide-line">
					{hotels.map(({ id, name, place, owner, age }) => (
						<li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
							<div className="min-w-0">
								<a className="link font-semibold wrap-anywhere" href={`/hotels/${id}`}>
									{name}
								</a>
								<p className="text-secondary wrap-anywhere">{[place, owner].filter(Boolean).join(" · ")}</p>
							</div>
							<p className="whitespace-nowrap">
								<Icon name="clock" className="me-1 inline align-text-bottom text-secondary" />
								{t.overview.waitingHotels.age({ age })}
							</p>
						</li>
					))}
				</ol>
			)}
		</Card>
	);
}

type ShownFigures = Record<OverviewFigureName, { count: number; href: string }>;

/** The figures in their groups: each is a link to the list that it counts. */
export function OverviewFigures({ figures }: { figures: ShownFigures }) {
	return Object.entries(OVERVIEW_GROUPS).map(([group, inGroup]) => (
		<section key={group} aria-label={t.overview.groups[group as keyof typeof OVERVIEW_GROUPS]}>
			<h2 className="mb-2 text-lg">{t.overview.groups[group as keyof typeof OVERVIEW_GROUPS]}</h2>
			<ul className="overview-figures card">
				{Object.entries(inGroup).map(([key, { isUrgent }]) => {
					const name = key as OverviewFigureName;
					const { count, href } = figures[name];
					return (
						<li key={key}>
							<a href={href} className="overview-figure">
								<span
									className={`overview-count ${count === 0 ? "text-secondary" : isUrgent ? "text-tone" : ""}`}
									data-tone={isUrgent && count > 0 ? "red" : undefined}
								>
									{shortCount(count)}
								</span>{" "}
								<span className="overview-label">{t.overview.figures[name]({ count })}</span>
							</a>
						</li>
					);
				})}
			</ul>
		</section>
	));
}

export type FailedMail = { id: number; to: string; subject: string; error: string; at: string };

/** The latest emails that were given up. */
export function FailedMails({ mails, total }: { mails: readonly FailedMail[]; total: number }) {
	const isPart = total > mails.length;
	return (
		<section className="mt-8">
			<Card
				title={t.overview.failedMails.title}
				aside={
					isPart ? (
						<p className="text-secondary">
							{t.overview.failedMails.latest({ shown: mails.length, total: shortCount(total) })}
						</p>
					) : null
				}
			>
				{mails.length === 0 ? (
					<p className="text-secondary">{t.overview.failedMails.none}</p>
				) : (
					<ul className="-my-3 divide-y divide-line">
						{mails.map(({ id, to, subject, error, at }) => (
							<li key={id} className="py-3 wrap-anywhere">
								<p className="font-semibold">{subject}</p>
								<p>{t.overview.failedMails.to({ email: to, time: at })}</p>
								{error ? <p className="text-sm text-secondary">{error}</p> : null}
							</li>
						))}
					</ul>
				)}
			</Card>
		</section>
	);
}
