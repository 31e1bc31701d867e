import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Remembered, RememberedMarkupContext, WrittenMarkup } from "#app/ui/remembered-markup.tsx";
import { type ApartPiece, cutAtMarks, rememberMarkup } from "./remembered-markup.server.tsx";

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

const remembering = (isPrivate = false, element = list, apart: ApartPiece[] = []) =>
	renderToStaticMarkup(
		<RememberedMarkupContext.Provider value={{ ...rememberMarkup(apart), isPrivate }}>
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

test("long markup is the same for all pages that contain it, and its mark stands in its place", () => {
	const long = { title: "Bowl ".repeat(200), price: null };
	const page = (
		<ul>
			<Remembered as="li" component={Card} props={long} />
			<Remembered as="li" component={Card} props={{ title: '<slot name="0"></slot>', price: null }} />
			<Remembered as="li" component={OtherCard} props={long} />
			<WrittenMarkup as="ul" html={`<li>${"Lamp ".repeat(200)}</li>`} />
		</ul>
	);
	const piecesOf = () => {
		const apart: ApartPiece[] = [];
		return cutAtMarks(remembering(false, page, apart), apart);
	};
	const pieces = piecesOf();
	const texts = pieces.map((piece) => (typeof piece === "string" ? piece : piece.html));
	expect(texts.join("")).toBe(renderToStaticMarkup(page));
	expect(pieces.map((piece) => typeof piece)).toEqual([
		...["string", "object", "string", "object"],
		...["string", "string", "string"],
	]);
	expect(piecesOf()[1]).toBe(pieces[1]);
});
