import { createContext, type FunctionComponent, useContext } from "react";

/** Renders a component that uses no hooks and no contexts, so that its props alone decide its markup. */
type RenderMarkup = <Props extends object>(component: FunctionComponent<Props>, props: Props) => string;

export type MarkupMemory = {
	render: RenderMarkup;
	/** Keeps long markup apart until the page is compressed, and returns a mark for its place. */
	keepApart: (html: string) => string;
	/** The page is one person's: only what tells nothing about a person is remembered. */
	isPrivate: boolean;
};

/** How the server remembers markup; null where components are rendered every time. */
export const RememberedMarkupContext = createContext<MarkupMemory | null>(null);

type RememberedProps<Props> = {
	/** The element around the component. */
	as: "li" | "div" | "span" | "section" | "ul";
	className?: string;
	component: FunctionComponent<Props>;
	props: Props;
	/** The props tell nothing about a person, on no page. */
	isImpersonal?: boolean;
};

/**
 * Renders a component whose markup depends on its props alone, such as a card in a list. The server renders it once
 * for the same props, because rendering a page of cards takes longer than anything else on it.
 */
export function Remembered<Props extends object>({
	as: Around,
	className,
	component: Component,
	props,
	isImpersonal,
}: RememberedProps<Props>) {
	const memory = useContext(RememberedMarkupContext);
	if (!memory || (memory.isPrivate && !isImpersonal))
		return (
			<Around className={className}>
				<Component {...props} />
			</Around>
		);
	const markup = memory.render(Component, props);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the component
	return <Around className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}

type WrittenProps = { as: "ul" | "ol" | "span"; className?: string; html: string };

/**
 * Shows markup that was written as text, with all values escaped. Long markup is kept apart from React's own, which is
 * copied and searched as a whole.
 */
export function WrittenMarkup({ as: Around, className, html }: WrittenProps) {
	const shown = useContext(RememberedMarkupContext)?.keepApart(html) ?? html;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: all values are escaped
	return <Around className={className} dangerouslySetInnerHTML={{ __html: shown }} />;
}
