import { createContext, type FunctionComponent, useContext } from "react";

/** Renders a component that uses no hooks and no contexts, so that its props alone decide its markup. */
export type RenderMarkup = <Props extends object>(
	component: FunctionComponent<Props>,
	props: Props,
) => string;

/** How the server remembers markup; null where components are rendered every time. */
export const RememberedMarkupContext = createContext<RenderMarkup | null>(null);

type RememberedProps<Props> = {
	/** The element around the component. */
	as: "li" | "div" | "span" | "section" | "ul";
	className?: string;
	component: FunctionComponent<Props>;
	props: Props;
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
}: RememberedProps<Props>) {
	const render = useContext(RememberedMarkupContext);
	if (!render)
		return (
			<Around className={className}>
				<Component {...props} />
			</Around>
		);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the component
	return <Around className={className} dangerouslySetInnerHTML={{ __html: render(Component, props) }} />;
}
