/** The least a Next.js app has to have. */
export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <title>Blank</title>
      </head>
      <body>{children}</body>
    </html>
  );
}
