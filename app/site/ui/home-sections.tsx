import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";

const STEPS = [
	{
		get title() {
			return t.home.steps.find.title;
		},
		get text() {
			return t.home.steps.find.text;
		},
	},
	{
		get title() {
			return t.home.steps.book.title;
		},
		get text() {
			return t.home.steps.book.text;
		},
	},
	{
		get title() {
			return t.home.steps.follow.title;
		},
		get text() {
			return t.home.steps.follow.text;
		},
	},
];

/** What all three services have in common. */
export function HowItWorks() {
	return (
		<section className="mt-14">
			<h2 className="text-xl">{t.home.steps.title}</h2>
			<ol className="mt-5 grid gap-6 md:grid-cols-3">
				{STEPS.map(({ title, text }) => (
					<li key={title} className="home-step pt-4">
						<h3 className="text-lg">{title}</h3>
						<p className="mt-1 text-secondary">{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}

type Assurance = { icon: IconName; title: string; text: string };

/** What people ask before they trust a shop. */
export function Assurances({ assurances }: { assurances: readonly Assurance[] }) {
	return (
		<ul className="card mt-14 grid gap-x-8 gap-y-6 p-5 sm:grid-cols-2 md:p-8 lg:grid-cols-4">
			{assurances.map(({ icon, title, text }) => (
				<li key={title}>
					<Icon name={icon} className="text-xl" />
					<h3 className="mt-2 text-base">{title}</h3>
					<p className="mt-1 text-sm text-secondary">{text}</p>
				</li>
			))}
		</ul>
	);
}

export function PartnerInvitation() {
	return (
		<section className="card mt-16 flex flex-wrap items-center justify-between gap-5 p-5 md:p-8">
			<div>
				<h2 className="text-xl">{t.home.partner.question}</h2>
				<p className="mt-1 max-w-prose text-secondary">{t.home.partner.text({ market: marketName() })}</p>
			</div>
			<ButtonLink href="/?partner" variant="plain">
				{t.home.partner.link}
			</ButtonLink>
		</section>
	);
}
