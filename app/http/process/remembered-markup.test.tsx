import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Remembered, RememberedMarkupContext } from "#app/ui/remembered-markup.tsx";
import { rememberMarkup } from "./remembered-markup.server.tsx";

type CardProps = { title: string; price: { amount: number } | null };

let rendered = 0;

function Card({ title, price }: CardProps) {
	rendered += 1;
	return (
		<>
			<h2>{title}</h2>
			{price ? <p>From {price.amount}</p> : null}
		</>
	);
}

function OtherCard({ title }: CardProps) {
	return <h3>{title}</h3>;
}

const list = (
	<ul>
		<Remembered as="li" component={Card} props={{ title: "Bowl", price: { amount: 5 } }} />
		<Remembered as="li" component={Card} props={{ title: "<Lamp> & “shade”", price: { amount: 5 } }} />
		<Remembered as="li" component={Card} props={{ title: "Bowl", price: { amount: 5 } }} />
		<Remembered as="li" className="plain" component={Card} props={{ title: "Bowl", price: null }} />
		<Remembered as="li" component={OtherCard} props={{ title: "Bowl", price: null }} />
	</ul>
);

const remembering = (isPrivate = false, element = list) =>
	renderToStaticMarkup(
		<RememberedMarkupContext.Provider value={{ render: rememberMarkup, isPrivate }}>
			{element}
		</RememberedMarkupContext.Provider>,
	);

test("remembered markup is what the component renders for the same props, and is rendered once", () => {
	const plain = renderToStaticMarkup(list);
	rendered = 0;
	expect(remembering()).toBe(plain);
	expect(rendered).toBe(3);
	expect(remembering()).toBe(plain);
	expect(rendered).toBe(3);
});

test("a private page remembers only what tells nothing about a person", () => {
	const page = (
		<>
			<Remembered as="div" component={Card} props={{ title: "Ada’s order", price: null }} />
			<Remembered as="div" component={Card} props={{ title: "Delivery", price: null }} isImpersonal />
		</>
	);
	rendered = 0;
	remembering(true, page);
	expect(rendered).toBe(2);
	remembering(true, page);
	expect(rendered).toBe(3);
});
