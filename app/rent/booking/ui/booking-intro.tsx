import { t } from "#app/common/language/messages.ts";
import { Rating } from "#app/reviews/ui/stars.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import "./booking-form.css";

/** The head of the screen, which leads to the form. */
export function BookingHero({ reviews }: { reviews: { sum: number; count: number } }) {
	return (
		<div className="move-hero">
			<img src="/images/moving.svg" alt="" width="640" height="400" fetchPriority="high" />
			<div>
				<h1 className="text-3xl">{t.moveHome.title}</h1>
				<p className="mt-3 max-w-prose text-lg text-secondary">{t.moveHome.intro}</p>
				<p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
					<ButtonLink href="#form">{t.moveHome.start}</ButtonLink>
					{reviews.count > 0 ? (
						<a href="#reviews">
							<Rating {...reviews} />
						</a>
					) : null}
				</p>
			</div>
		</div>
	);
}

/** Below the form, for a person without bookings. */
export function WhatHappensNext() {
	return (
		<Card title={t.moveHome.next.title}>
			<ol className="list-decimal space-y-2 ps-5">
				<li>{t.moveHome.next.number}</li>
				<li>{t.moveHome.next.confirm}</li>
				<li>{t.moveHome.next.track({ link: (text) => <a href="/track">{text}</a> })}</li>
			</ol>
		</Card>
	);
}

const SERVICES = ["truck", "loader", "packing"] as const satisfies IconName[];

/** The services that a moving booking can include. */
export function Services() {
	return (
		<section className="mt-12">
			<h2 className="text-xl">{t.moveHome.services.title}</h2>
			<ul className="mt-4 grid gap-4 md:grid-cols-3">
				{SERVICES.map((service) => (
					<li key={service} className="card p-5">
						<Icon name={service} className="text-2xl text-accent-ink" />
						<h3 className="mt-3 text-lg">{t.moveHome.services[service].name}</h3>
						<p className="mt-1 text-secondary">{t.moveHome.services[service].description}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
