import { marketName } from "#app/common/market/market-name.ts";
import { ButtonLink } from "#app/ui/button.tsx";

const STEPS = [
	{
		title: "Tell us where and when",
		text: "Enter both addresses, choose a vehicle, a date and a time. No account needed.",
	},
	{ title: "We confirm it", text: "You get a booking number right away, and we confirm your booking." },
	{
		title: "Track your move",
		text: "Use your booking number and phone number to follow every step.",
	},
];

export function HowMovingWorks() {
	return (
		<section data-subject="rent" className="mt-16">
			<h2 className="text-2xl">How moving works</h2>
			<ol className="mt-6 grid gap-6 md:grid-cols-3">
				{STEPS.map(({ title, text }) => (
					<li key={title} className="border-t-2 border-accent pt-4">
						<h3 className="text-lg before:text-accent-ink before:content-[counter(list-item)'._']">
							{title}
						</h3>
						<p className="mt-1 text-secondary">{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}

export function PartnerInvitation() {
	return (
		<section className="card mt-16 flex flex-wrap items-center justify-between gap-5 p-5 md:p-8">
			<div>
				<h2 className="text-xl">Have a hotel, vehicles or products to sell?</h2>
				<p className="mt-1 max-w-prose text-secondary">Reach new customers on {marketName()}.</p>
			</div>
			<ButtonLink href="/?partner" variant="plain">
				Become a partner
			</ButtonLink>
		</section>
	);
}
