import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { cached: true };

export const meta = () =>
	pageMeta({
		path: "/coming-soon",
		title: t.information.comingSoon.title,
		description: t.information.comingSoon.description({ market: marketName() }),
	});

const open = [
	{
		get title() {
			return t.information.comingSoon.shop.title;
		},
		get text() {
			return t.information.comingSoon.shop.text;
		},
		action: {
			href: "/collection",
			get label() {
				return t.information.comingSoon.shop.link;
			},
		},
	},
	{
		get title() {
			return t.information.comingSoon.hotels.title;
		},
		get text() {
			return t.information.comingSoon.hotels.text;
		},
		action: {
			href: "/gomeeha",
			get label() {
				return t.information.comingSoon.hotels.link;
			},
		},
	},
	{
		get title() {
			return t.information.comingSoon.moves.title;
		},
		get text() {
			return t.information.comingSoon.moves.text;
		},
		action: {
			href: "/trucking-home",
			get label() {
				return t.information.comingSoon.moves.link;
			},
		},
	},
];

export default function ComingSoon() {
	return (
		<>
			<PageHeading title={t.information.comingSoon.title} sub={t.information.comingSoon.lead} />
			<h2 className="mb-4 text-xl">{t.information.comingSoon.today}</h2>
			<ul className="grid gap-4 md:grid-cols-3">
				{open.map(({ title, text, action }) => (
					<li key={title} className="card flex flex-col items-start p-5">
						<h3 className="text-lg">{title}</h3>
						<p className="mt-2 mb-4 flex-1">{text}</p>
						<ButtonLink href={action.href}>{action.label}</ButtonLink>
					</li>
				))}
			</ul>
			<p className="mt-8 max-w-prose">
				{t.information.comingSoon.more({
					partner: (text) => <a href="/coming-soon?partner">{text}</a>,
					contact: (text) => <a href="/contact">{text}</a>,
				})}
			</p>
		</>
	);
}
