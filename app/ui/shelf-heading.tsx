import { t } from "#app/common/language/messages.ts";
import { Icon } from "./icon.tsx";

type ShelfHeadingProps = {
	title: string;
	/** The whole list, if there is one. */
	href?: string | undefined;
	isLarge?: boolean;
};

/** The heading of a short selection from a list. */
export function ShelfHeading({ title, href, isLarge = false }: ShelfHeadingProps) {
	return (
		<div className="mb-5 flex items-baseline justify-between gap-4">
			<h2 className={isLarge ? "text-2xl" : "text-xl"}>{title}</h2>
			{href ? (
				<a href={href} className="link inline-flex min-h-6 shrink-0 items-center gap-1">
					{t.lists.viewAll}
					<span className="sr-only">: {title}</span> <Icon name="arrow-right" />
				</a>
			) : null}
		</div>
	);
}
